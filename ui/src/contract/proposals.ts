// What the seats of a table propose to each other, where a game is played together (`GameInfo.proposable`).
import type { Step } from "../wire";

/** What one seat proposes now. */
export interface Proposed {
  seat: number;
  steps: Step[];
  /** Who should do what, in the reader's language. */
  plan: string;
  /** Why: in the words of the person who proposes it, or the bot's reason. May be empty. */
  reason: string;
}

/** A proposal that the reader is making: a board then lets every id of a proposable domain be chosen as the next step. */
export interface Planning {
  /** The seat that should do what is added next. */
  seat: number;
  steps: Step[];
  add: (domain: string, id: number) => void;
}
