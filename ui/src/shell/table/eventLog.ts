// All events this seat was told, oldest first, and which of them are new since the last draw.
import { signal } from "@preact/signals";

import type { Told } from "../../wire";

/** A line of the journal that somebody wants to see, by the place of its event; a new one each time they ask. */
export interface Sought {
  place: number;
}

export class EventLog {
  readonly told = signal<Told[]>([]);
  readonly justTold = signal<Told[]>([]);
  readonly sought = signal<Sought | null>(null);
  /** Where the events of the latest move begin; `justTold` may be only a part of them. */
  readonly moveBegan = signal(0);

  clear(): void {
    this.sought.value = null;
    this.told.value = [];
    this.justTold.value = [];
  }

  /**
   * Replaces everything from `first` on; what is new now, or null where all stays as it is on the screen.
   * `missed`: events from there on count as new, though they were told earlier.
   */
  tell(first: number, told: Told[], moving: boolean, missed: number | null = null): Told[] | null {
    const known = this.told.value;
    if (moving && first >= known.length && !told.length) return null; // only the question changed: let running movements finish
    this.told.value = [...known.slice(0, first), ...told];
    // If we knew more than `first` events, an answer was taken back: nothing moves then.
    const fresh = moving && first >= known.length ? told : [];
    this.justTold.value = missed === null ? fresh : this.told.value.slice(missed);
    this.moveBegan.value = this.told.value.length - this.justTold.value.length;
    return this.justTold.value;
  }
}
