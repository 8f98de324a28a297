// How long a message takes to the server and back: measured by pings, and told to the server with the next one.
const KEPT = 5;

export class Latency {
  private sent = 0;
  private readonly measured: number[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A ping leaves. */
  leave(): void {
    this.sent = this.now();
  }

  /** Its answer is here. */
  return(): void {
    if (!this.sent) return;
    this.measured.push(this.now() - this.sent);
    this.sent = 0;
    if (this.measured.length > KEPT) this.measured.shift();
  }

  /** Milliseconds: the middle of the latest, so that one hiccup counts for nothing; none before the first. */
  get lag(): number {
    const sorted = [...this.measured].sort((one, other) => one - other);
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  }
}
