// What is written on the papers, and how a telegram decides between equals.
import type { BoardProps } from "../../../contract/board";
import { viewOf } from "../table";
import type { TelegramTally } from "../view";

const BLANK = "blank";

/** Is there nothing written in this line? */
export const isBlank = ({ game }: Pick<BoardProps, "game">, entry: number | null | undefined): boolean =>
  typeof entry !== "number" || game.domains["element"]?.[entry] === BLANK;

/** ME-704, ME-705: what somebody's telegram is worth among equals, as it was read. */
export const tallyOf = (props: BoardProps, seat: number): TelegramTally =>
  viewOf(props).telegram_tallies[seat] ?? { right: 0, wrong: 0, points: 0 };

/** Points of a telegram as they are read: +1, 0, −1. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** Why somebody stands before or behind others with the same score; empty where the telegram decided nothing. */
export function tiebreakReason(props: BoardProps, seat: number): string {
  const { result } = props.position;
  if (!result) return "";
  const { points, wrong } = tallyOf(props, seat);
  const parted = result.scores.flatMap((score, other) =>
    score === result.scores[seat] && result.places[other] !== result.places[seat] ? [tallyOf(props, other)] : [],
  );
  if (!parted.length) return "";
  const close = parted.some((other) => other.points === points);
  return props.texts.word(close ? "board-tie-wrong" : "board-tie", { balance: signed(points), wrong });
}
