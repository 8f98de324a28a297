// The end: who came first, and what everybody did for it.
import type { BoardProps } from "../../../contract/board";
import { ShipSign, SirHenry } from "../art/signs";
import { viewOf } from "../table";

export function Ending(props: BoardProps) {
  const { won } = viewOf(props);
  if (won === null || !props.position.result) return null;
  return (
    <p class={won ? "so-ending won" : "so-ending"}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        {won ? <SirHenry /> : <ShipSign />}
      </svg>
      {props.texts.word(won ? "board-won" : "board-lost")}
    </p>
  );
}

/** Nobody has points of their own: what counts is what was done for all. */
export function deedsOf({ told, texts }: BoardProps, seat: number): string {
  const moves = told.filter(({ event, facts }) => event === "Moved" && facts["seat"] === seat);
  const gaps = moves.reduce((sum, { facts }) => sum + (facts["repaired"] as number[]).length, 0);
  return texts.word("board-deeds", { gaps, rides: moves.filter(({ facts }) => facts["detective"]).length });
}
