// The carriage: the event, the deck, three rows of passengers, and the door.
import type { BoardProps } from "../../../contract/board";
import { BackArt } from "../cards/Back";
import { EventCard } from "../cards/EventCard";
import { PassengerCard } from "../cards/PassengerCard";
import { FEATURES } from "../features";
import { Portrait } from "../people/Portrait";
import { choosing } from "../places";
import { effect, heatOf, idName, label, personOf, stationsOf, traffic, valueName, viewOf } from "../table";
import { Exit } from "./Exit";
import { Row } from "./Row";

function Incident(props: BoardProps) {
  const { incident, round } = viewOf(props);
  if (incident === null) return <div class="tp-card event none" data-id="event" />;
  return (
    <EventCard
      event={idName(props, "incident", incident)}
      name={label(props, "incident", incident)}
      effect={effect(props, "incident", incident)}
      heat={heatOf(props, incident)}
      head={props.texts.word("board-event", { number: round })}
      place="event"
    />
  );
}

/** What is left to come; on top lies somebody whom I may have seen. */
function Deck(props: BoardProps) {
  const { deck, deck_top } = viewOf(props);
  const top = deck_top === null ? null : personOf(props, deck_top);
  return (
    <div class="tp-deck" data-id="deck">
      <span class={top ? "tp-pile known" : "tp-pile"}>{top ? <Portrait {...top} label={top.name} /> : deck > 0 && <BackArt deck="passenger" />}</span>
      <p>
        <b>{deck}</b> {props.texts.word("board-deck")}
      </p>
    </div>
  );
}

/** When those in this row get off. */
function noteOf(props: BoardProps, row: number): string {
  if (row < 2) return props.texts.word("board-row-in", { stations: 3 - row });
  const next = stationsOf(props)[viewOf(props).round];
  return next ? traffic(props, "board-row-next", { station: label(props, "station", next.id) }) : traffic(props, "board-row-last");
}

function Place({ props, row }: { props: BoardProps; row: number }) {
  const { texts } = props;
  const view = viewOf(props);
  const cards = view.slots[row] ?? [];
  const known = cards.filter((id): id is number => id !== null).map((id) => label(props, "passenger", id));
  const note = noteOf(props, row);
  const says = texts.word("board-row-says", { cards: cards.length });
  return (
    <Row
      place={row}
      cards={cards.map((id) => {
        if (id === null) return null;
        const person = personOf(props, id);
        const values = FEATURES.map((feature) => valueName(props, person.features[feature]));
        return <PassengerCard key={id} {...person} values={values} secret={view.face_up.includes(id) ? undefined : texts.word("board-only-you")} />;
      })}
      name={texts.word("board-row", { row: row + 1 })}
      note={note}
      says={[says, ...known].join(", ")}
      neon={row === 1 ? texts.word("board-hotel") : undefined}
      pick={choosing(props, "rows", row).pick}
    />
  );
}

/** What has just moved, for the style sheet; nothing for whoever wants no movement, or comes later. */
function movesIn({ justTold, still }: BoardProps): string {
  const told = (event: string) => !still && justTold.some((one) => one.event === event);
  return `tp-car${told("PassengersLaid") ? " moving" : ""}${told("IncidentRevealed") ? " turning" : ""}`;
}

export function Car(props: BoardProps) {
  const gone = [...viewOf(props).discard].reverse().map((id) => personOf(props, id));
  return (
    <div class={movesIn(props)} data-id="table">
      <div class="tp-left">
        <Incident {...props} />
        <Deck {...props} />
      </div>
      {[0, 1, 2].map((row) => (
        <Place key={row} props={props} row={row} />
      ))}
      <Exit title={traffic(props, "board-exit")} gone={gone} caption={traffic(props, "board-gone")} />
    </div>
  );
}
