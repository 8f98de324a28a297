import "../style/text-page.css";

import { useEffect, useState } from "preact/hooks";

import { place } from "../route";
import * as api from "../server/api";
import { fetchGames, gameOf, games, gameTexts, gameWords, picturesOf } from "../server/catalogue";
import { settings } from "../settings/settings";
import { say } from "../text/say";
import { Link } from "../widgets/Link";
import { NothingHere } from "../widgets/NothingHere";
import { PageHeader } from "../widgets/PageHeader";
import { headingId, Markdown } from "./Markdown";
import { Summary } from "./Summary";

const chapters = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map((found) => found[1] ?? "");

interface Book {
  summary: api.Written | null;
  rules: api.Written;
}

async function fetchBook(id: string, lang: string): Promise<Book> {
  await fetchGames();
  const short = gameOf(id)?.summary ? api.summary(id, lang) : null;
  return { rules: await api.rules(id, lang), summary: await short };
}

function useBook(id: string) {
  const { lang } = settings.value;
  const [book, setBook] = useState<Book>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    fetchBook(id, lang).then((found) => {
      setBook(found);
      setFault(undefined);
    }, setFault);
  }, [id, lang]);
  return { book, fault };
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

function Contents({ text, lang }: api.Written) {
  return (
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
  );
}

/** The rules of a game, in our own words: on one page if the game has such a page, then in full, with their numbers. */
export function RulesScreen({ game: id }: { game: string }) {
  const { book, fault } = useBook(id);
  const game = gameOf(id);
  const texts = gameTexts(id, []);
  const pictures = picturesOf(id);
  const title = texts?.title() ?? "";
  const summary = book?.summary;
  // Whoever comes for one rule must not be pushed away from it by what is drawn above it later.
  const ready = book !== undefined && (!summary || (texts !== null && pictures !== undefined));
  useAnchor(ready);
  useEffect(() => {
    if (title) document.title = `${say("rules")} · ${title}`;
  }, [title]);
  if (fault && !book) return <NothingHere reason={fault} />;
  return (
    <div class="text-page">
      <PageHeader />
      <main id="content" lang={book?.rules.lang}>
        {fault !== undefined && <p role="alert">{api.faultText(fault)}</p>}
        {ready && summary && game && texts && <Summary {...summary} game={game} texts={texts} pictures={pictures ?? {}} />}
        {ready && game && (
          <div class="columns">
            <Contents {...book.rules} />
            <article class="page">
              <Markdown text={book.rules.text} prefix={game.rule_prefix} />
            </article>
          </div>
        )}
      </main>
    </div>
  );
}
