// What can be done in which car, and what the rule book says it costs; what is possible, only the server knows.
import type { View } from "../view";

export interface Action {
  name: string;
  car: string;
  /** As it stands above the car. */
  cost: string;
  /** What must be left on the clock. */
  least: number;
  perGuest?: boolean;
}

/** In the order of the game's actions. */
export const ACTIONS: Action[] = [
  { name: "club_grip", car: "club", cost: "1 h", least: 1 },
  { name: "club_madam", car: "club", cost: "3 h", least: 3 },
  { name: "dining", car: "dining", cost: "1 h", least: 1, perGuest: true },
  { name: "lounge", car: "lounge", cost: "2 h", least: 2 },
  { name: "passenger", car: "passenger", cost: "1 h", least: 1 },
  { name: "sleeping", car: "sleeping", cost: "1–2 h", least: 2 },
  { name: "smoking", car: "smoking", cost: "3 h", least: 3 },
];

export const actionsIn = (car: string): number[] =>
  ACTIONS.flatMap((action, id) => (action.car === car ? [id] : []));

/** Why the one whose turn it is does not do this: the key of the reason. */
export function reason(view: View, id: number): string {
  if (view.taken.includes(id)) return "board-done";
  return (ACTIONS[id]?.least ?? 0) > view.hours ? "board-too-long" : "board-nothing";
}
