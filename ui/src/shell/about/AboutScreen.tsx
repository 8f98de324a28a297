import "../style/text-page.css";

import { useEffect } from "preact/hooks";

import { profiled, profileOf } from "../profiles";
import { fetchGames } from "../server/catalogue";
import { settings } from "../settings/settings";
import { say } from "../text/say";
import { PageHeader } from "../widgets/PageHeader";

const DRAWERS = ["Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast", "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely", "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007", "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman", "Pierre Leducq", "Caro Asercion", "Various artists"];
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
        <p class="credits">{DRAWERS.join(" · ")}</p>
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
