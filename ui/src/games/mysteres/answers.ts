// Where the answers lie: tiles on the board, everything else in the hand.
import type { BoardProps } from "../../contract/board";
import type { SharedQuestion } from "../../contract/shared";
import type { Ask } from "../../wire";
import { idOf, viewOf } from "./table";

/** The board and the hand offer everything. */
export const answersOnBoard = (ask: Ask): number[] => ask.options;

export const wordsOnBoard = (ask: Ask): boolean => ask.domain === "text";

/** Others answer this one at the same time, and the first counts. */
export const isUrgent = (ask: Ask): boolean => ask.decision === "answer.declare";

/** A tile has the number of its cell; what is bold comes first. */
export function digitOrder(ask: Ask, props: BoardProps): number[] {
  if (ask.domain === "tile") return viewOf(props).grid.map((tile) => tile ?? -1);
  const first = ask.domain === "declaration" ? idOf(props, "declaration", "declare") : ask.domain === "verdict" ? idOf(props, "verdict", "accept") : -1;
  return [...ask.options].sort((one, other) => Number(other === first) - Number(one === first));
}

/** Several at one device: whoever has it says so, and the others see no more than everybody does. */
export function askedTogether(props: BoardProps, seats: number[]): SharedQuestion | null {
  const { maestro, active, declarers } = viewOf(props);
  if (seats.some((seat) => seat === maestro || seat === active || declarers.includes(seat))) return null;
  const { texts } = props;
  return {
    decision: "answer.declare",
    says: texts.word("board-who-has-it"),
    note: texts.word("board-note-shared"),
    bold: idOf(props, "declaration", "declare"),
    quiet: idOf(props, "declaration", "waive"),
    nobody: texts.word("board-nobody-has-it"),
  };
}
