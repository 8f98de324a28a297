// The rules on one page: what a newcomer reads before the manual, with the drawings that the game has for it.
import "./summary.css";

import { type Token, type Tokens, lexer } from "marked";
import { useMemo } from "preact/hooks";

import type { PictureProps, SummaryPictures } from "../../contract/summary";
import { say } from "../text/say";
import { Icon } from "../widgets/Icon";
import { Pieces, ruleOf } from "./Markdown";
import { printAlone } from "./printing";

interface Section {
  heading: string;
  points: Tokens.ListItem[];
}

/** A title, then headings with points below them: all else would be too much for one page. */
export function sectionsOf(text: string): { title: string; sections: Section[] } {
  const sections: Section[] = [];
  let title = "";
  for (const token of lexer(text)) {
    if (token.type === "heading" && token.depth === 1) title = (token as Tokens.Heading).text;
    else if (token.type === "heading") sections.push({ heading: (token as Tokens.Heading).text, points: [] });
    else if (token.type === "list") sections.at(-1)?.points.push(...(token as Tokens.List).items);
  }
  return { title, sections };
}

interface SummaryProps extends PictureProps {
  text: string;
  lang: string;
  pictures: SummaryPictures;
}

function Point({ item, game, texts, pictures }: Omit<SummaryProps, "text" | "lang"> & { item: Tokens.ListItem }) {
  const Picture = pictures[ruleOf(game.rule_prefix).exec(item.text)?.[1] ?? ""];
  return (
    <li class="point">
      {Picture && (
        <div class="picture" aria-hidden="true">
          <Picture game={game} texts={texts} />
        </div>
      )}
      <p>
        <Pieces tokens={item.tokens as Token[]} prefix={game.rule_prefix} />
      </p>
    </li>
  );
}

export function Summary({ text, lang, ...given }: SummaryProps) {
  const { title, sections } = useMemo(() => sectionsOf(text), [text]);
  return (
    <article class="summary" id="summary" lang={lang} aria-labelledby="summary-title">
      <header>
        <h1 id="summary-title">{title}</h1>
        <button type="button" class="button" onClick={() => printAlone("summary")}>
          <Icon of="print" size={18} />
          {say("print-page")}
        </button>
      </header>
      <div class="sections">
        {sections.map(({ heading, points }) => (
          <section key={heading} style={{ "--points": points.length }} data-points={points.length}>
            <h2>{heading}</h2>
            <ul>
              {points.map((item) => (
                <Point key={item.text} item={item} {...given} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
