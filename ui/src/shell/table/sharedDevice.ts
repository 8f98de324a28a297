// One device for several people: who holds it, and who has yet to be shown something alone.
import { signal } from "@preact/signals";

export class SharedDevice {
  /** The seat of whoever holds the device now. */
  readonly holder = signal<number | null>(null);
  /** The seats that have yet to see what each of them sees alone. */
  readonly yetToSee = signal<number[]>([]);
  /** Where in the event log that begins. */
  private from = -1;
  private missed: number | null = null;

  /** Every seat sees something different in the events from there on, and this seat has seen it: now the others, once. */
  goRound(from: number, mine: number[], seat: number): void {
    if (from === this.from) return;
    this.from = from;
    this.yetToSee.value = mine.filter((other) => other !== seat);
  }

  /** The device is handed to this seat. */
  handTo(seat: number): void {
    this.holder.value = seat;
    if (this.yetToSee.value.includes(seat)) this.missed = this.from;
    this.yetToSee.value = this.yetToSee.value.filter((other) => other !== seat);
  }

  /** Where the events begin that must be played for the new holder; answered once, null if there are none. */
  takeMissed(): number | null {
    const { missed } = this;
    this.missed = null;
    return missed;
  }
}
