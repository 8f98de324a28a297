// All that this seat was told, oldest first, and what of it is new since the last draw.
import { signal } from "@preact/signals";

import type { Told } from "../wire";

export class Chronicle {
  readonly told = signal<Told[]>([]);
  readonly news = signal<Told[]>([]);

  clear(): void {
    this.told.value = [];
    this.news.value = [];
  }

  tell(first: number, told: Told[], moving: boolean): void {
    const known = this.told.value;
    if (moving && first >= known.length && !told.length) return; // only the question changed: let fly what flies
    // Something was taken back if we knew more: nothing flies then.
    this.news.value = moving && first >= known.length ? told : [];
    this.told.value = [...known.slice(0, first), ...told];
  }
}
