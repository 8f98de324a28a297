import "../style/text-page.css";

import { useEffect } from "preact/hooks";

import { profiled, profileOf } from "../profiles";
import { fetchGames } from "../server/catalogue";
import { settings } from "../settings/settings";
import { say } from "../text/say";
import { PageHeader } from "../widgets/PageHeader";

// Those of the shell's own symbols (art/icons.ts), and of each game's.
const DRAWERS = new Set(["Lorc", "Delapouite", ...profiled.flatMap((id) => profileOf(id).drawers ?? [])]);
const CREDITS = profiled.flatMap((id) => profileOf(id).credits ?? []);
const FONTS = ["Limelight – Sorkin Type Co", "Josefin Sans – Santiago Orozco", "EB Garamond – Georg Duffner, Octavio Pardo"];

/** What this is, and whose work it is built on. */
export function AboutScreen() {
  const { lang } = settings.value;
  useEffect(() => {
    void fetchGames().catch(() => undefined);
    document.title = `Wagonlit · ${say("about")}`;
  }, [lang]);
  return (
    <div class="text-page">
      <PageHeader />
      <main id="content" class="page narrow">
        <h1>Wagonlit</h1>
        <p>{say("about-what")}</p>
        <p>{say("about-private")}</p>
        <h2>{say("about-games")}</h2>
        <p>{say("about-games.text")}</p>
        {CREDITS.map((credits) => (
          <p key={credits}>{credits}</p>
        ))}
        <h2>{say("about-licences")}</h2>
        <p>{say("about-code")}</p>
        <p>{say("about-icons")}</p>
        <p class="credits">{[...DRAWERS].join(" · ")}</p>
        <p>{say("about-fonts")}</p>
        <ul>
          {FONTS.map((font) => (
            <li key={font}>{font}</li>
          ))}
        </ul>
        <p>{say("about-libraries")}</p>
      </main>
    </div>
  );
}
