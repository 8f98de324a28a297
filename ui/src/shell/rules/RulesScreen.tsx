import "../style/text-page.css";

import { useEffect, useState } from "preact/hooks";

import { place } from "../route";
import * as api from "../server/api";
import { fetchGames, gameOf, games, gameWords } from "../server/catalogue";
import { settings } from "../settings/settings";
import { say } from "../text/say";
import { Link } from "../widgets/Link";
import { NothingHere } from "../widgets/NothingHere";
import { PageHeader } from "../widgets/PageHeader";
import { headingId, Markdown } from "./Markdown";

const chapters = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map((found) => found[1] ?? "");

function useRules(game: string) {
  const { lang } = settings.value;
  const [rules, setRules] = useState({ text: "", lang });
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    Promise.all([api.rules(game, lang).then(setRules), fetchGames()]).then(() => setFault(undefined), setFault);
  }, [game, lang]);
  return { ...rules, fault };
}

/** Scrolls to the rule that the address names, once the text is here. */
function useAnchor(ready: boolean): void {
  const rule = decodeURIComponent(place.value.hash.slice(1));
  useEffect(() => {
    if (!ready || !rule) return;
    location.replace(`#${rule}`); // only now is there something of that name to point at
    const found = document.getElementById(rule);
    const show = () => found?.scrollIntoView({ block: "center" });
    show();
    found?.focus({ preventScroll: true });
    void document.fonts.ready.then(show); // a typeface that comes late moves everything
  }, [ready, rule]);
}

/** The rules of a game, in our own words, with their numbers. */
export function RulesScreen({ game: id }: { game: string }) {
  const { text, lang, fault } = useRules(id);
  const game = gameOf(id);
  const title = (game && gameWords(id)?.say("title")) ?? "";
  useAnchor(text !== "" && game !== undefined);
  useEffect(() => {
    if (title) document.title = `${say("rules")} · ${title}`;
  }, [title]);
  if (fault && !text) return <NothingHere reason={fault} />;
  return (
    <div class="text-page">
      <PageHeader />
      <div class="columns">
        <nav class="contents" aria-label={say("contents")}>
          {(games.value ?? []).length > 1 &&
            games.value?.map((other) => (
              <Link key={other.id} href={`/rules/${other.id}`}>
                {gameWords(other.id)?.say("title") ?? other.id}
              </Link>
            ))}
          {chapters(text).map((chapter) => (
            <a key={chapter} lang={lang} href={`#${headingId(chapter)}`}>
              {chapter}
            </a>
          ))}
        </nav>
        <main id="content" class="page" lang={lang}>
          {fault !== undefined && <p role="alert">{api.faultText(fault)}</p>}
          {game && text && <Markdown text={text} prefix={game.rule_prefix} />}
        </main>
      </div>
    </div>
  );
}
