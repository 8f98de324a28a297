// One device for several people: who holds it, and to whom something must yet be shown alone.
import { signal } from "@preact/signals";

export class Sharing {
  /** The seat of whoever holds the device now. */
  readonly holder = signal<number | null>(null);
  /** Seats that have yet to see what each of them sees alone. */
  readonly left = signal<number[]>([]);
  /** From where on what was told is that. */
  private from = -1;
  private missed: number | null = null;

  /** Something was told that each sees alone, and this seat has seen it: now the others, once. */
  goRound(from: number, mine: number[], seat: number): void {
    if (from === this.from) return;
    this.from = from;
    this.left.value = mine.filter((other) => other !== seat);
  }

  /** The device is handed to this seat. */
  handTo(seat: number): void {
    this.holder.value = seat;
    if (this.left.value.includes(seat)) this.missed = this.from;
    this.left.value = this.left.value.filter((other) => other !== seat);
  }

  /** From where on whoever got the device must be shown what was told meanwhile; once, if at all. */
  takeMissed(): number | null {
    const { missed } = this;
    this.missed = null;
    return missed;
  }
}
