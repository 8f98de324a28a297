// What can be done in which car, and what it costs; what is possible, only the server knows.
import type { BoardProps } from "../../../contract/board";
import type { GameInfo } from "../../../wire";
import { hoursOf } from "../constants";
import type { View } from "../view";

export interface Action {
  name: string;
  car: string;
  perGuest?: boolean;
}

/** In the order of the game's actions. */
export const ACTIONS: Action[] = [
  { name: "club_grip", car: "club" },
  { name: "club_madam", car: "club" },
  { name: "dining", car: "dining", perGuest: true },
  { name: "lounge", car: "lounge" },
  { name: "passenger", car: "passenger" },
  { name: "sleeping", car: "sleeping" },
  { name: "smoking", car: "smoking" },
];

export const actionsIn = (car: string): number[] =>
  ACTIONS.flatMap((action, id) => (action.car === car ? [id] : []));

/** The hours that must be left on the clock. */
export const leastOf = (game: GameInfo, id: number): number => hoursOf(game)[ACTIONS[id]?.name ?? ""] ?? 0;

/** What it costs, as it stands above the car: from the hours of a failure to those of a success, where they differ. */
export function costOf({ game, texts }: Pick<BoardProps, "game" | "texts">, id: number): string {
  const { name = "", perGuest } = ACTIONS[id] ?? {};
  if (perGuest) return texts.word("board-per-guest");
  const failed = hoursOf(game)[`${name}_failed`];
  return `${failed === undefined ? "" : `${failed}–`}${leastOf(game, id)} h`;
}

/** Why the one whose turn it is does not do this: the key of the reason. */
export function reason(game: GameInfo, view: View, id: number): string {
  if (view.taken.includes(id)) return "board-done";
  return leastOf(game, id) > view.hours ? "board-too-long" : "board-nothing";
}
