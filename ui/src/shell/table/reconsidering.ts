// Thinking over what I have answered: as long as it is sealed, nobody knows it, and the question can be asked again.
import { batch, type Signal } from "@preact/signals";

import type { Position, Reply } from "../../wire";

export class Reconsidering {
  /** The question that I am thinking over, by its position. */
  private at: number | null = null;

  constructor(
    private readonly position: Signal<Position | null>,
    private readonly refill: (choice: Reply["choice"]) => void,
  ) {}

  /** Where the game stands, with the question that I am thinking over. */
  seen(position: Position | null): Position | null {
    const laid = position?.laid;
    return laid && laid.ask.at === this.at ? { ...position, ask: laid.ask } : position;
  }

  /** Is this question answered already? Then the new answer takes the place of the old one. */
  settle(at: number): boolean {
    this.at = null;
    return this.position.value?.laid?.ask.at === at;
  }

  /** Ask me again; or leave it as it is. */
  begin(again: boolean): void {
    const position = this.position.value;
    const laid = position?.laid;
    if (!laid) return;
    this.at = again ? laid.ask.at : null;
    batch(() => {
      this.position.value = this.seen({ ...position, ask: null });
      if (again) this.refill(laid.choice);
    });
  }
}
