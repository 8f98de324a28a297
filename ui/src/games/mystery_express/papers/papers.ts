// What is written on the papers, and how a telegram decides between equals.
import type { BoardProps } from "../../../contract/board";
import { viewOf } from "../table";

const BLANK = "blank";

interface Tally {
  balance: number;
  wrong: number;
}

/** Is there nothing written in this line? */
export const isBlank = ({ game }: Pick<BoardProps, "game">, entry: number | null | undefined): boolean =>
  typeof entry !== "number" || game.domains["element"]?.[entry] === BLANK;

/** ME-704, ME-705: what somebody's telegram is worth among equals; a blank counts for nothing. */
export function tally(props: BoardProps, seat: number): Tally {
  const { telegrams, solution } = viewOf(props);
  const lines = telegrams[seat] ?? [];
  const written = solution.filter((_, category) => !isBlank(props, lines[category])).length;
  const right = solution.filter((culprit, category) => lines[category] === culprit).length;
  return { balance: right - (written - right), wrong: written - right };
}

/** A balance as it is read: +1, 0, −1. */
export const signed = (balance: number): string => (balance > 0 ? `+${balance}` : String(balance).replace("-", "−"));

/** Why somebody stands before or behind others with the same score; empty where the telegram decided nothing. */
export function tiebreakReason(props: BoardProps, seat: number): string {
  const { result } = props.position;
  if (!result) return "";
  const { balance, wrong } = tally(props, seat);
  const parted = result.scores.flatMap((score, other) =>
    score === result.scores[seat] && result.places[other] !== result.places[seat] ? [tally(props, other)] : [],
  );
  if (!parted.length) return "";
  const close = parted.some((other) => other.balance === balance);
  return props.texts.word(close ? "board-tie-wrong" : "board-tie", { balance: signed(balance), wrong });
}
