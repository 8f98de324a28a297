import { gameOf, gameTexts } from "../library";
import { settings } from "../settings";
import { say } from "../words";

/** For readers of other languages: that the rules are in English, and what the game itself says in their own. */
export function InBrief({ game: id }: { game: string }) {
  const { lang } = settings.value;
  const game = gameOf(id);
  const texts = gameTexts(id, []);
  if (lang === "en" || !game || !texts) return null;
  const nouns = Object.entries(game.domains).flatMap(([domain, names]) => names.map((name, place) => ({ domain, name, place })));
  const told = nouns.filter(({ domain, name }) => texts.words.has(`${domain}-${name}.help`));
  return (
    <aside class="in-brief" lang={lang}>
      <p>{say("rules-in-english")}</p>
      <details>
        <summary>{say("rules-in-brief")}</summary>
        <p>{texts.description()}</p>
        <dl>
          {told.map(({ domain, name, place }) => (
            <div key={`${domain} ${name}`}>
              <dt>{texts.form(domain, place, "label")}</dt>
              <dd>{texts.form(domain, place, "help")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}
