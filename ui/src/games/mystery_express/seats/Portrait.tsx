// A traveller's round portrait with the letter of the figure.
import type { SeatProps } from "../../../contract/board";
import { TRAVELLERS } from "../art/travellers";
import { viewOf } from "../table";

export function Medal({ character, letter = true }: { character: number; letter?: boolean }) {
  const person = TRAVELLERS[character];
  if (!person) return <span class="me-medal nobody" aria-hidden="true" />;
  const Face = person.face;
  return (
    <span class="me-medal" aria-hidden="true">
      <svg viewBox="0 0 64 64">
        <Face />
      </svg>
      {letter && <b>{person.letter}</b>}
    </span>
  );
}

export function Portrait(props: SeatProps) {
  return <Medal character={viewOf(props).characters[props.of] ?? -1} />;
}
