// The server's clock, as far as it can be told from what arrives: deadlines are meant by it, not by the device's.
import { signal } from "@preact/signals";

const CLOCK_WAS_SET = 2000; // milliseconds: no message of a line that works takes that much longer than another

export class ServerClock {
  /** How far it is ahead of ours, in milliseconds. */
  readonly ahead = signal(0);
  private known = false;

  /**
   * A message says when it was sent. One that took long to arrive would turn the time back: the quickest one is right,
   * unless this device's clock was set in the meantime.
   */
  hear(now: string): void {
    const heard = Date.parse(now) - Date.now();
    const late = this.ahead.peek() - heard;
    if (this.known && late >= 0 && late < CLOCK_WAS_SET) return;
    this.known = true;
    this.ahead.value = heard;
  }
}
