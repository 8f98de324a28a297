// What the notebook draws: the 27 people against the opponents, as this seat knows them. Nothing is worked out here.
import { FEATURES, type Features, type Value } from "../features";

/** What is known of “this opponent is this person”. */
export interface Mark {
  seat: number;
  state: "possible" | "no" | "sure";
  /** In percent, where the table shows probabilities. */
  percent?: number | undefined;
  /** The player's own mark: “?”, “✓”, “✗” or a letter. */
  own: string;
}

export interface SheetPerson {
  /** The id of the passenger. */
  id: number;
  who: string;
  name: string;
  features: Features;
  /** Is it me, has it been shown to all, did only I see it, or may somebody be it? */
  status: "self" | "exposed" | "innocent" | "open";
  /** “left · round 4”, “seen: innocent”. */
  note: string;
  /** How likely it is that anybody is this person, from 0 to 1; undefined where the table does not show it. */
  heat?: number | undefined;
  marks: Mark[];
}

/** What is known of one opponent. */
export interface SheetOpponent {
  seat: number;
  name: string;
  letter: string;
  /** In the order of the features; null where nothing is known. */
  values: (Value | null)[];
  /** How many people they may still be. */
  left: number;
}

export type Filter = Set<Value>;

/** Chosen values of one feature add up; of several features all must fit. */
export function passes(filter: Filter, features: Features, all: Record<string, readonly Value[]>): boolean {
  return FEATURES.every((feature) => {
    const wanted = (all[feature] ?? []).filter((value) => filter.has(value));
    return !wanted.length || wanted.includes(features[feature]);
  });
}

const ARROWS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Moves the focus over the grid of people by the arrow keys; true if it did. */
export function walked(event: KeyboardEvent): boolean {
  const step = ARROWS[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
  const page = cell?.closest("[data-grid]");
  if (!step || !cell || !page) return false;
  const [row = 0, column = 0] = (cell.dataset["cell"] ?? "").split(",").map(Number);
  const next = page.querySelector<HTMLElement>(`[data-cell="${row + step[0]},${column + step[1]}"]`);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
