// Moves are shown one after the other, at the reader's own speed: none cuts short what is still being looked at.
import { signal } from "@preact/signals";

import { type Moved, NO_SEAT, type Told } from "../../wire";

/** What the screen says about the moves it shows. */
export interface Stage {
  /** For how long a move must be seen before the next one is shown, in milliseconds; Infinity: until it was seen. */
  stay: (told: Told[], by: number, behind: number) => number;
}

export class Playback {
  private stage: Stage | null = null;
  /** What was told before there was a screen to show it. */
  private early: Told[] = [];
  /** Is something on the screen that must be seen before the next move is shown? */
  readonly holding = signal(false);
  readonly paused = signal(false);
  /** Does the reader look once more at what was last held out? */
  readonly recalling = signal(false);
  private readonly waiting: Moved[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (move: Moved) => void) {}

  /** The screen is there, or has been drawn again. */
  setStage(stage: Stage): void {
    this.stage = stage;
    const { early } = this;
    this.early = [];
    if (early.length) this.holdFor(early, NO_SEAT);
  }

  receive(move: Moved): void {
    this.waiting.push(move);
    this.showWaiting();
  }

  /** Something newer has taken the place of whatever was waiting: everything up to these events, or to what is on the screen. */
  begin(told: Told[] | null): void {
    this.waiting.length = 0;
    if (told === null) return;
    this.clear();
    if (this.stage) this.holdFor(told, NO_SEAT);
    else this.early = told;
  }

  private holdFor(told: Told[], by: number): void {
    const milliseconds = this.stage?.stay(told, by, this.waiting.length) ?? 0;
    if (milliseconds <= 0) return;
    this.holding.value = true;
    if (milliseconds < Infinity && !this.paused.value) this.timer = setTimeout(() => this.release(), milliseconds);
  }

  /** It was seen. */
  release(): void {
    clearTimeout(this.timer);
    this.holding.value = false;
    this.showWaiting();
  }

  /** Nothing moves on by itself until `resume`; what is on the screen stays. */
  pause(): void {
    clearTimeout(this.timer);
    this.paused.value = true;
  }

  resume(): void {
    if (!this.paused.value) return;
    this.paused.value = false;
    this.release();
  }

  /** One move further, although paused. */
  step(): void {
    this.holding.value = false;
    this.showNext();
  }

  /** What was waiting is not shown any more. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
    this.holding.value = false;
  }

  private showWaiting(): void {
    while (this.waiting.length && !this.holding.value && !this.paused.value) this.showNext();
  }

  private showNext(): void {
    const move = this.waiting.shift();
    if (move === undefined) return;
    this.show(move);
    this.holdFor(move.told, move.by);
  }
}
