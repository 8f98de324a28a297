// Trays of things nobody sees into: the bag, face-down cards, cards just laid down.
import type { BoardProps } from "../../../contract/board";
import type { Ask } from "../../../wire";
import { ICONS } from "../art/icons";
import { Fit } from "../cards/Fit";
import { kind, Shape } from "../cards/shapes";
import { Medal } from "../seats/Portrait";
import { factOf, nameOf, picking, viewOf } from "../table";
import { Choice, Person } from "./Tray";

/** Left or right: the bag is under one of two seats. */
export function Bag(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const owner = factOf(ask, "target") ?? factOf(ask, "thief");
  return (
    <>
      {[0, 1].map((side) => (
        <Choice key={side} look={side ? "bag right" : "bag left"} pick={picking(props, "bag", side)} answer={{ props, id: side }}>
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={ICONS["bag"]} />
          </svg>
          <b>{props.texts.option(ask, side)}</b>
        </Choice>
      ))}
      {owner !== undefined && (
        <span class="me-choice person middle">
          <Person props={props} of={owner} />
        </span>
      )}
    </>
  );
}

/** Face-down cards of one category, in a row. */
export function Slots(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const category = factOf(ask, "category") ?? 0;
  return (
    <>
      {ask.options.map((slot) => (
        <Choice
          key={slot}
          look={`back ${kind(category)}`}
          says={props.texts.option(ask, slot)}
          pick={picking(props, "slots", slot)} answer={{ props, id: slot }}
        >
          <Shape of={category} />
          <b aria-hidden="true">{slot + 1}</b>
        </Choice>
      ))}
    </>
  );
}

/** Facts of the question by which the cards just laid down are told apart: whose each is, or from whom it came. */
const ORDINALS = ["first", "second", "third", "fourth"];

/** Whose it is, or from whom it went to whom; a long name is written smaller, so that it keeps to the card. */
function Owner({ props, of, to }: { props: BoardProps; of: number; to: number }) {
  return (
    <>
      <Medal character={viewOf(props).characters[of] ?? -1} />
      <b>
        <Fit text={nameOf(props, of)} />
        {to !== of && <Fit text={`→ ${nameOf(props, to)}`} />}
      </b>
    </>
  );
}

/** The cards just laid on discards that may be looked at: the answers count all of them from 1, 0 being none. */
export function Placed(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const cards = viewOf(props).placed.map((card, at) => ({ ...card, at }));
  return (
    <>
      {cards.filter(({ at }) => ask.options.includes(at + 1)).map(({ placer, category, at }) => (
        <Choice
          key={at}
          look={`back whose ${kind(category)}`}
          says={props.texts.option(ask, at + 1)}
          pick={picking(props, "placed", at + 1)} answer={{ props, id: at + 1 }}
        >
          <Shape of={category} />
          <Owner props={props} of={factOf(ask, ORDINALS[at] ?? "") ?? placer} to={placer} />
        </Choice>
      ))}
    </>
  );
}
