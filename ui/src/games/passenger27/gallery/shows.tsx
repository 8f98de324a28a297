// For the gallery only (ui/test/gallery): all pieces side by side, as ?game=passenger27&show=people&size=40&theme=light.
import type { BoardProps } from "../../../contract/board";
import { ActionCard } from "../cards/ActionCard";
import { Back, type Deck } from "../cards/Back";
import { EventCard } from "../cards/EventCard";
import { PassengerCard } from "../cards/PassengerCard";
import { FeatureCard, InitiativeCard } from "../cards/SmallCards";
import { TrickCard } from "../cards/TrickCard";
import { FEATURES, VALUES } from "../features";
import { Portrait } from "../people/Portrait";
import { effect, featureName, heatOf, idName, isSomebody, label, personOf, valueName } from "../table";

interface ShowProps {
  props: BoardProps;
  size: number;
}

const all = ({ game }: BoardProps, domain: string) => (game.domains[domain] ?? []).map((_, id) => id);
const people = (props: BoardProps) => all(props, "passenger").filter((id) => isSomebody(props, id));

const grid = (columns: number, wide: number) => ({ display: "grid", gridTemplateColumns: `repeat(${columns}, ${wide}px)`, gap: "8px", padding: "12px" });

const Portraits = ({ props, size }: ShowProps) => (
  <div style={grid(9, size)}>
    {people(props).map((id) => {
      const { who, features, name } = personOf(props, id);
      return <Portrait key={id} who={who} features={features} label={name} />;
    })}
  </div>
);

const Cards = ({ props, size }: ShowProps) => (
  <div style={grid(9, size)}>
    {people(props).map((id) => {
      const person = personOf(props, id);
      return <PassengerCard key={id} {...person} values={FEATURES.map((feature) => valueName(props, person.features[feature]))} />;
    })}
  </div>
);

const DECKS: Deck[] = ["passenger", "action", "disguise", "skill", "event", "initiative"];

const Rest = ({ props }: ShowProps) => (
  <>
    <div style={{ ...grid(6, 150), gridAutoRows: "152px" }}>
      {all(props, "action").map((id) => (
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
      {all(props, "initiative").map((id) => (
        <InitiativeCard key={id} value={id + 1} name={props.texts.word("board-initiative")} />
      ))}
    </div>
    <div style={grid(4, 250)}>
      {all(props, "trick").slice(0, -1).map((id) => (
        <TrickCard key={id} props={props} trick={id} />
      ))}
    </div>
    <div style={{ ...grid(6, 164), gridAutoRows: "226px" }}>
      {all(props, "incident").map((id) => (
        <EventCard key={id} event={idName(props, "incident", id)} name={label(props, "incident", id)} effect={effect(props, "incident", id)} heat={heatOf(props, id)} head={props.texts.word("board-event", { number: id + 1 })} />
      ))}
    </div>
  </>
);

export const SHOWS = { people: Portraits, cards: Cards, rest: Rest };
