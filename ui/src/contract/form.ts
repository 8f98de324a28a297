// A question of several parts: each part can be changed until all of them are handed in together.
import type { Ask } from "../wire";

/** What a board is given of a question of several parts, as far as it is filled in. */
export interface FormDraft {
  /** The whole question; `position.ask` is the part of it that is being filled in. */
  whole: Ask;
  /** Which part that is. */
  part: number;
  /** The answers so far, by part. */
  chosen: (number | null)[];
  turnTo: (part: number) => void;
  /** Undefined while a part is open, and once it is on its way. */
  handIn: (() => void) | undefined;
}

/** One part of it, as a question of its own: its sentence, help and answers are those of that part. */
export function partOf(ask: Ask, part: number): Ask {
  return { ...ask, ...ask.parts[part] };
}
