// One device for several people: who holds it, what each has seen on it, and who has yet to be shown something alone.
import { signal } from "@preact/signals";

import type { Told } from "../../wire";

/** What is to be answered for a seat, where several at one device are asked together. */
interface Due {
  seat: number;
  decision: string;
  choice: number;
  sent: boolean;
}

export class SharedDevice {
  /** Answers that were given here by name, and are still to be sent: the next one first. */
  readonly due = signal<Due[]>([]);
  /** The seat of whoever holds the device now. */
  readonly holder = signal<number | null>(null);
  /** The seats that have yet to see what each of them sees alone. */
  readonly yetToSee = signal<number[]>([]);
  /** Where in the event log that begins. */
  private from = -1;
  private missed: number | null = null;
  /** How much of the event log each seat has seen; kept in the browser's storage, so that a reload shows nothing twice. */
  private readonly seen: Record<number, number>;

  constructor(private readonly code: string) {
    this.seen = this.stored();
  }

  /** Every seat sees something different in the events from there on, and this seat has seen its part: the device goes to each of the others once. */
  goRound(from: number, mine: number[], seat: number): void {
    if (from === this.from) return;
    this.from = from;
    this.yetToSee.value = mine.filter((other) => other !== seat);
  }

  /** The next answer is on its way. */
  sent(): void {
    const [next, ...rest] = this.due.value;
    if (next) this.due.value = [{ ...next, sent: true }, ...rest];
  }

  /** The next answer is there, or nobody asks for it any more. */
  answered(): void {
    this.due.value = this.due.value.slice(1);
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

  /** This seat held the device and saw that much of the event log. */
  noteSeen(seat: number, count: number): void {
    if (this.seen[seat] === count) return;
    this.seen[seat] = count;
    try {
      sessionStorage.setItem(this.place, JSON.stringify(this.seen));
    } catch {
      // Without storage a reload begins with what was last held out.
    }
  }

  /** What of the event log this seat has yet to see here. */
  unseen(told: Told[], seat: number): Told[] {
    return told.slice(this.seen[seat] ?? 0);
  }

  private get place(): string {
    return `wagonlit ${this.code} seen`;
  }

  private stored(): Record<number, number> {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? "{}") as Record<number, number>;
    } catch {
      return {};
    }
  }
}
