// For drawing only, not part of the build: all pieces side by side, as gallery/?show=people&size=40&theme=light.
import "../../../shell/style/fonts.css";
import "../../../shell/style/tokens.css";
import "../../../shell/style/base.css";
import "../../../shell/style/widgets.css";
import "../../../shell/playing/playing.css";

import { render } from "preact";

import { ACTIONS, EVENTS, SKILLS } from "../art/icons";
import { Sign } from "../art/signs";
import { Exit } from "../board/Exit";
import { Line } from "../board/Line";
import { Row } from "../board/Row";
import { ActionCard } from "../cards/ActionCard";
import { Back, type Deck } from "../cards/Back";
import { EventCard, type Heat } from "../cards/EventCard";
import { PassengerCard } from "../cards/PassengerCard";
import { SkillCard } from "../cards/SkillCard";
import { DisguiseCard, FeatureCard, InitiativeCard } from "../cards/SmallCards";
import { FEATURES, VALUES } from "../features";
import { Portrait } from "../people/Portrait";
import { Sheet } from "../notebook/Sheet";
import { SeatOut, SeatThings } from "../seats/SeatThings";
import { Unknown } from "../seats/Unknown";
import { CAST, featuresOf, NAMES, WORDS } from "./cast";
import { sampleSheet, textsFrom } from "./sample";
import { Page } from "./Page";
import { wordsIn } from "./words";

const asked = new URLSearchParams(location.search);
const size = Number(asked.get("size") ?? 96);
const lang = asked.get("lang") ?? "fr";
const nameOf = (place: number) => NAMES[lang]?.[place] ?? "";
const valuesOf = (place: number) => FEATURES.map((one) => WORDS[featuresOf(place)[one]] ?? "");

const grid = (columns: number, wide: number, gap = 8) => ({
  display: "grid",
  gridTemplateColumns: `repeat(${columns}, ${wide}px)`,
  gap: `${gap}px`,
  padding: "12px",
});

const People = () => (
  <div style={grid(9, size)}>
    {CAST.map((who, place) => (
      <Portrait key={who} who={who} features={featuresOf(place)} label={nameOf(place)} />
    ))}
  </div>
);

const Cards = () => (
  <div style={grid(9, size)}>
    {CAST.map((who, place) => (
      <PassengerCard key={who} who={who} features={featuresOf(place)} name={nameOf(place)} values={valuesOf(place)} />
    ))}
  </div>
);

const DECKS: Deck[] = ["passenger", "action", "disguise", "skill", "event", "initiative"];
const HEATS: Heat[] = ["green", "orange", "red", "final"];

const Rest = () => (
  <>
    <div style={{ ...grid(6, 150), gridAutoRows: "152px" }}>
      {Object.keys(ACTIONS).map((one, at) => (
        <ActionCard key={one} action={one} name={one} does="Un trait d’un adversaire" step={1 + (at % 4)} once={at === 1 ? "1×" : undefined} pick={at === 0 ? () => undefined : undefined} digit="1" why={at === 2 ? "déjà jouée" : undefined} laid={at === 4} />
      ))}
    </div>
    <div style={grid(6, 100)}>
      {DECKS.map((deck) => (
        <Back key={deck} deck={deck} />
      ))}
    </div>
    <div style={grid(9, 90)}>
      {FEATURES.flatMap((one) => VALUES[one].map((value) => <FeatureCard key={value} value={value} name={WORDS[value] ?? ""} feature={one} />))}
    </div>
    <div style={{ ...grid(9, 90), gridAutoRows: "84px" }}>
      {FEATURES.map((one) => (
        <DisguiseCard key={one} feature={one} name={one} />
      ))}
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <InitiativeCard key={one} value={one} name="Initiative" />
      ))}
    </div>
    <div style={grid(4, 250)}>
      {Object.keys(SKILLS).map((one, at) => (
        <SkillCard key={one} skill={one} name={one} effect="Après l’Intrigue : voyez tout le rang 2." trigger={Object.keys(ACTIONS)[at % 6] ?? ""} triggerName="x" head="Compétence" pick={at === 1 ? () => undefined : undefined} spent={at === 2} />
      ))}
    </div>
    <div style={{ ...grid(6, 164), gridAutoRows: "226px" }}>
      {Object.keys(EVENTS).map((one, at) => (
        <EventCard key={one} event={one} name={one.replaceAll("_", " ")} effect="Une observation peut viser le rang 2 au lieu du rang 1." heat={HEATS[Math.floor(at / 6) + (at === 17 ? 1 : 0)] ?? "red"} head={`Événement ${at}`} />
      ))}
    </div>
  </>
);

const LINE = "Manhattan Terminal,Times Square,Union Square,Canal Street,City Hall,Brooklyn Heights,Gowanus,Sunset Park,Bay Ridge,St. George,Great Kills,Tottenville".split(",");

const Table = () => (
  <div class="tp-board">
    <Line stations={LINE.map((name, at) => ({ name, traffic: 1 + (at % 3), heat: HEATS[at === 11 ? 3 : Math.floor(at / 4)] ?? "red" }))} at={5} label="" scrolls={false} says={({ name }) => name} />
    <div class="tp-car">
      <EventCard event="no_more_lies" name="Plus de mensonges" effect="Une observation peut viser le rang 2 au lieu du rang 1." heat="orange" head="Événement 6" />
      <Row place={0} cards={[null, null, null]} name="Rang 1" note="dans 3 gares" says="" />
      <Row place={1} cards={[null, null]} name="Rang 2" note="dans 2 gares" says="" neon="HÔTEL" pick={() => undefined} />
      <Row place={2} cards={[null, null]} name="Rang 3" note="sortent à Gowanus" says="" />
      <Exit title="Sortie" caption="descendus" gone={[23, 7, 16, 9, 2].map((place) => ({ who: CAST[place] ?? "", name: nameOf(place), features: featuresOf(place) }))} />
    </div>
  </div>
);

const Signs = () => (
  <div style={grid(9, 40)}>
    {FEATURES.flatMap((one) => VALUES[one].map((value) => <Sign key={value} value={value} label={value} />))}
  </div>
);

const texts = textsFrom(wordsIn(lang));

const Book = () => (
  <div style={{ width: asked.get("wide") ? `${asked.get("wide")}px` : undefined, height: "100vh" }}>
    <Sheet {...sampleSheet(texts, lang)} />
  </div>
);

const THINGS = { cardSays: texts.word("board-card-laid"), initiative: 5, disguises: 2, skills: 1, knowsSays: texts.word("board-knows"), valueName: (value: string) => WORDS[value] ?? "", says: { initiative: "Initiative", disguises: "Déguisements", skills: "Compétences" } };

const Seats = () => (
  <ul style={{ ...grid(1, 300), background: "var(--ground)" }}>
    {[1, 2, 3, 4, 5].map((seat) => (
      <li key={seat} class="seat-panel" style={{ display: "flex", gap: "10px", padding: "6px 10px", background: "var(--raised)", border: "1px solid var(--edge)" }}>
        {seat === 4 ? <span class="tp-medal"><Portrait who="gangster" features={featuresOf(18)} /></span> : <Unknown seat={seat} letter={"FABCDE"[seat] ?? ""} />}
        <div style={{ flex: 1 }}>
          <p class="line"><b>Clémence</b></p>
          {seat === 4 ? <SeatOut seat={seat} says={texts.word("board-was", { name: "Gangster" })} values={["eccentric", "perfumed", "deep"]} valueName={THINGS.valueName} /> : <SeatThings seat={seat} {...THINGS} card={{ awaited: true, laid: seat < 3, shown: seat === 5 ? "deception" : undefined }} knows={seat === 1 ? ["casual", "soft"] : []} />}
        </div>
      </li>
    ))}
  </ul>
);

const SHOWS: Record<string, () => preact.JSX.Element> = { people: People, cards: Cards, rest: Rest, table: Table, signs: Signs, book: Book, seats: Seats };
const phone = matchMedia("(max-width: 700px), (max-height: 500px)").matches;
const name = asked.get("moment");
const Show = SHOWS[asked.get("show") ?? "people"] ?? People;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
const page = document.getElementById("page");
if (page) render(name ? <Page name={name} lang={lang} phone={phone} tab={asked.get("tab") ?? "hand"} /> : <Show />, page);
