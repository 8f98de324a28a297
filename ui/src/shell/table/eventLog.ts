// All that this seat was told, oldest first, and what of it is new since the last draw.
import { signal } from "@preact/signals";

import type { Told } from "../../wire";

export class Chronicle {
  readonly told = signal<Told[]>([]);
  readonly news = signal<Told[]>([]);

  clear(): void {
    this.told.value = [];
    this.news.value = [];
  }

  /** `missed`: from there on it is news, though it was told a while ago. */
  tell(first: number, told: Told[], moving: boolean, missed: number | null = null): void {
    const known = this.told.value;
    if (moving && first >= known.length && !told.length) return; // only the question changed: let fly what flies
    this.told.value = [...known.slice(0, first), ...told];
    // Something was taken back if we knew more: nothing flies then.
    const fresh = moving && first >= known.length ? told : [];
    this.news.value = missed === null ? fresh : this.told.value.slice(missed);
  }
}
