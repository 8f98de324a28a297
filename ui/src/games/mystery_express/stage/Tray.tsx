// The trays of the stage: each lays out one kind of answer.
import type { ComponentChildren } from "preact";

import type { BoardProps } from "../../../contract/board";
import type { Ask } from "../../../wire";
import { Digit } from "../cards/Digit";
import { kind, Shape } from "../cards/shapes";
import { Medal } from "../seats/Portrait";
import { counted, CRIME, nameOf, neighbourOf, ownerOf, picking, shortCategory, viewOf } from "../table";

interface ChoiceProps {
  look: string;
  /** What the picture does not say in words. */
  says?: string;
  title?: string;
  pick: (() => void) | undefined;
  /** The question's answer, for the key that is printed on it. */
  answer: { props: BoardProps; id: number };
  children: ComponentChildren;
}

/** An answer that can be chosen, or the same thing dark where it cannot. */
export function Choice({ look, says, title, pick, answer, children }: ChoiceProps) {
  if (!pick) return <span class={`me-choice ${look}`}>{children}</span>;
  return (
    <button type="button" class={`me-choice lit ${look}`} title={title} onClick={pick}>
      {says && <span class="me-sr">{says}</span>}
      <Digit {...answer} />
      {children}
    </button>
  );
}

/** Somebody, large: portrait, name and a word below. */
export function Person({ props, of, note, name }: { props: BoardProps; of: number; note?: string; name?: string }) {
  return (
    <>
      <Medal character={viewOf(props).characters[of] ?? -1} />
      <b>{name ?? nameOf(props, of)}</b>
      {note && <small>{note}</small>}
    </>
  );
}

export function People(props: BoardProps) {
  const ask = props.position.ask as Ask;
  return (
    <>
      {props.table.seats
        .filter(({ seat }) => seat !== ask.seat || ask.options.includes(seat))
        .map(({ seat }) => (
          <Choice key={seat} look="person" pick={picking(props, "people", seat)} answer={{ props, id: seat }}>
            <Person props={props} of={seat} name={props.texts.option(ask, seat)} />
          </Choice>
        ))}
    </>
  );
}

export function Characters(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const { texts } = props;
  const taken = (character: number) => viewOf(props).characters.indexOf(character);
  return (
    <>
      {(props.game.domains["character"] ?? []).map((name, id) => (
        <Choice
          key={name}
          look="person character"
          pick={picking(props, "characters", id)} answer={{ props, id: id }}
        >
          <Medal character={id} />
          <b>{texts.noun("character", id)}</b>
          <small>{taken(id) < 0 ? texts.optionHelp(ask, id) : nameOf(props, taken(id))}</small>
        </Choice>
      ))}
    </>
  );
}

/** A big card from behind, with how many there are. */
function BigBack({ props, category, count }: { props: BoardProps; category: number; count?: number }) {
  return (
    <>
      <Shape of={category} />
      <b>{shortCategory(props, category)}</b>
      {count !== undefined && <small>×{count}</small>}
    </>
  );
}

function Row({ props, counts }: { props: BoardProps; counts?: number[] }) {
  const place = counts ? "backs" : "categories";
  return (
    <>
      {CRIME.map((category) => (
        <Choice key={category} look={`back ${kind(category)}`} pick={picking(props, place, category)} answer={{ props, id: category }}>
          <BigBack props={props} category={category} count={counts?.[category] ?? (counts ? 0 : undefined)} />
        </Choice>
      ))}
    </>
  );
}

export const Categories = (props: BoardProps) => <Row props={props} />;

/** Somebody's cards from behind: those on the discard where they are to be taken back from it. */
export function Backs(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const view = viewOf(props);
  const owner = ownerOf(ask, props.table.seats.length);
  const discard = ask.decision === "grip.category";
  const counts = discard ? counted(view.discard_backs[owner] ?? []) : (view.hand_backs[owner] ?? []);
  return (
    <>
      <span class="me-choice person">
        <Person props={props} of={owner} note={props.texts.word(discard ? "board-discard" : "board-hand")} />
      </span>
      <Row props={props} counts={counts} />
    </>
  );
}

export function Neighbours(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const seats = props.table.seats.length;
  return (
    <>
      {[0, 1].map((side) => (
        <Choice key={side} look={`person side${side}`} pick={picking(props, "neighbours", side)} answer={{ props, id: side }}>
          <svg class="me-arrow" viewBox="0 0 48 20" aria-hidden="true">
            <path d={side ? "M44 10H6M16 2 6 10l10 8" : "M4 10h38M32 2l10 8-10 8"} />
          </svg>
          <Person props={props} of={neighbourOf(ask.seat, side, seats)} note={props.texts.form("side", side, "label")} />
        </Choice>
      ))}
    </>
  );
}

export { Bag, Placed, Slots } from "./Hidden";
