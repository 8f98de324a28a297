// For drawing only, not part of the build: all pieces side by side, as gallery/?show=people&size=40&theme=light, or any
// moment of the fixtures as the page would draw it, as gallery/?moment=round-action&lang=fr.
import "../../../shell/style/fonts.css";
import "../../../shell/style/tokens.css";
import "../../../shell/style/base.css";
import "../../../shell/style/widgets.css";
import "../../../shell/playing/playing.css";

import { render } from "preact";

import { ActionCard } from "../cards/ActionCard";
import { Back, type Deck } from "../cards/Back";
import { EventCard } from "../cards/EventCard";
import { PassengerCard } from "../cards/PassengerCard";
import { FeatureCard, InitiativeCard } from "../cards/SmallCards";
import { TrickCard } from "../cards/TrickCard";
import { FEATURES, VALUES } from "../features";
import { GAME, moment } from "../fixtures/moments";
import { Portrait } from "../people/Portrait";
import { effect, featureName, heatOf, idName, isSomebody, label, personOf, valueName } from "../table";
import { Page } from "./Page";
import { wordsIn } from "./words";

const asked = new URLSearchParams(location.search);
const size = Number(asked.get("size") ?? 96);
const lang = asked.get("lang") ?? "fr";
const props = moment("round-action", wordsIn(lang));
const all = (domain: string) => (GAME.domains[domain] ?? []).map((_, id) => id);
const people = all("passenger").filter((id) => isSomebody(props, id));

const grid = (columns: number, wide: number) => ({ display: "grid", gridTemplateColumns: `repeat(${columns}, ${wide}px)`, gap: "8px", padding: "12px" });

const Portraits = () => (
  <div style={grid(9, size)}>
    {people.map((id) => {
      const { who, features, name } = personOf(props, id);
      return <Portrait key={id} who={who} features={features} label={name} />;
    })}
  </div>
);

const Cards = () => (
  <div style={grid(9, size)}>
    {people.map((id) => {
      const person = personOf(props, id);
      return <PassengerCard key={id} {...person} values={FEATURES.map((feature) => valueName(props, person.features[feature]))} />;
    })}
  </div>
);

const DECKS: Deck[] = ["passenger", "action", "disguise", "skill", "event", "initiative"];

const Rest = () => (
  <>
    <div style={{ ...grid(6, 150), gridAutoRows: "152px" }}>
      {all("action").map((id) => (
        <ActionCard key={id} action={idName(props, "action", id)} name={label(props, "action", id)} does={props.texts.word(`board-does-${idName(props, "action", id)}`)} step={1 + (id % 4)} laid={id === 4 ? "laid" : undefined} />
      ))}
    </div>
    <div style={grid(6, 100)}>
      {DECKS.map((deck) => (
        <Back key={deck} deck={deck} />
      ))}
    </div>
    <div style={grid(9, 90)}>
      {FEATURES.flatMap((one) => VALUES[one].map((value) => <FeatureCard key={value} value={value} name={valueName(props, value)} feature={featureName(props, one)} />))}
      {all("initiative").map((id) => (
        <InitiativeCard key={id} value={id + 1} name={props.texts.word("board-initiative")} />
      ))}
    </div>
    <div style={grid(4, 250)}>
      {all("trick").slice(0, -1).map((id) => (
        <TrickCard key={id} props={props} trick={id} />
      ))}
    </div>
    <div style={{ ...grid(6, 164), gridAutoRows: "226px" }}>
      {all("incident").map((id) => (
        <EventCard key={id} event={idName(props, "incident", id)} name={label(props, "incident", id)} effect={effect(props, "incident", id)} heat={heatOf(props, id)} head={props.texts.word("board-event", { number: id + 1 })} />
      ))}
    </div>
  </>
);

const SHOWS: Record<string, () => preact.JSX.Element> = { people: Portraits, cards: Cards, rest: Rest };
const Show = SHOWS[asked.get("show") ?? "people"] ?? Portraits;
const phone = matchMedia("(max-width: 700px), (max-height: 500px)").matches;
const name = asked.get("moment");
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
document.documentElement.lang = lang;
const page = document.getElementById("page");
if (page) render(name ? <Page name={name} lang={lang} phone={phone} tab={asked.get("tab") ?? "hand"} /> : <Show />, page);
