import "../style/text-page.css";

import { useEffect } from "preact/hooks";

import { fetchGames } from "../server/catalogue";
import { Bar } from "../widgets/PageHeader";
import { settings } from "../settings/settings";
import { say } from "../text/say";

const DRAWERS = ["Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast", "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely", "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007", "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman", "Pierre Leducq", "Caro Asercion", "Various artists"];
const FONTS = ["Limelight – Sorkin Type Co", "Josefin Sans – Santiago Orozco", "EB Garamond – Georg Duffner, Octavio Pardo"];

/** What this is, and whom it owes something. */
export function About() {
  const { lang } = settings.value;
  useEffect(() => {
    void fetchGames().catch(() => undefined);
    document.title = `Wagonlit · ${say("about")}`;
  }, [lang]);
  return (
    <div class="reading">
      <Bar />
      <main id="content" class="page narrow">
        <h1>Wagonlit</h1>
        <p>{say("about-what")}</p>
        <p>{say("about-private")}</p>
        <h2>{say("about-games")}</h2>
        <p>{say("about-games.text")}</p>
        <p>Mystery Express: Antoine Bauza, Serge Laget · Days of Wonder, 2010</p>
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
