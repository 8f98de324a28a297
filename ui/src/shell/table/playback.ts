// Moves are shown one after the other, at the reader's own speed: none cuts short what is still being looked at.
import { computed, signal } from "@preact/signals";

import type { Moved, Told } from "../../wire";
import type { Shown } from "./spotlight";

/** A moment of a move: it comes onto the screen and stays there until it was seen. */
export interface Scene {
  /** What is told in it; null if the screen has it already. */
  move: Moved | null;
  /** What lies in the spotlight meanwhile. */
  heldOut: Shown[];
  /** For how long, in milliseconds; Infinity: until somebody says that it was seen. */
  stay: number;
}

/** How the screen tells what happens. */
export interface Stage {
  /** A move in scenes; `behind` is how many others wait. */
  scenes: (move: Moved, behind: number) => Scene[];
  /** What comes first when everything was told anew: `news` is what moves now, `unseen` all that may not have been seen. */
  catchUp: (news: Told[], unseen: Told[]) => Scene[];
}

export class Playback {
  private stage: Stage | null = null;
  /** What was told before there was a screen to show it. */
  private early: [news: Told[], unseen: Told[]] | null = null;
  /** What is on the screen and must be seen before anything else is shown. */
  readonly scene = signal<Scene | null>(null);
  readonly holding = computed(() => this.scene.value !== null);
  readonly paused = signal(false);
  /** Does the reader look once more at what was last held out? */
  readonly recalling = signal(false);
  private readonly waiting: Moved[] = [];
  /** How many moves wait for the one that is being shown. */
  readonly behind = signal(0);
  /** What is left of the move that is being shown. */
  private readonly scenes: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `begun` is where the events of the whole move begin. */
  constructor(private readonly show: (move: Moved, begun: number) => void) {}
  private begun = Infinity; // nowhere yet: whoever comes back is not told all that was ever done to them

  /** The screen is there, or has been drawn again. */
  setStage(stage: Stage): void {
    this.stage = stage;
    const { early } = this;
    this.early = null;
    if (early) this.begin(...early);
  }

  receive(move: Moved): void {
    this.waiting.push(move);
    this.behind.value = this.waiting.length;
    this.showWaiting();
  }

  /** Everything was told anew, up to now: that takes the place of whatever was waiting. Without news, what is on the screen stays. */
  begin(news: Told[] | null, unseen: Told[] = news ?? []): void {
    this.forget();
    if (news === null) return;
    this.begun = Infinity;
    this.clear();
    if (this.stage) this.scenes.push(...this.stage.catchUp(news, unseen));
    else this.early = [news, unseen];
    this.showWaiting();
  }

  /** Whoever takes the device is first shown what they have not seen. */
  catchUp(unseen: Told[]): void {
    this.scenes.unshift(...(this.stage?.catchUp([], unseen) ?? []));
    this.showWaiting();
  }

  /** It was seen. */
  release(): void {
    this.end();
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

  /** One scene further, although paused. */
  step(): void {
    this.end();
    this.showNext();
  }

  /** What was waiting is not shown any more. */
  clear(): void {
    this.forget();
    this.end();
  }

  private forget(): void {
    this.waiting.length = this.scenes.length = this.behind.value = 0;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.scene.value = null;
  }

  private showWaiting(): void {
    while (this.waiting.length + this.scenes.length && !this.holding.value && !this.paused.value) this.showNext();
  }

  private showNext(): void {
    if (!this.scenes.length) this.openNextMove();
    const scene = this.scenes.shift();
    if (scene === undefined) return;
    if (scene.move) this.show(scene.move, this.begun);
    if (scene.stay <= 0) return;
    this.scene.value = scene;
    if (scene.stay < Infinity && !this.paused.value) this.timer = setTimeout(() => this.release(), scene.stay);
  }

  private openNextMove(): void {
    const move = this.waiting.shift();
    this.behind.value = this.waiting.length;
    if (move === undefined) return;
    if (move.told.length) this.begun = move.first;
    this.scenes.push(...(this.stage?.scenes(move, this.waiting.length) ?? [{ move, heldOut: [], stay: 0 }]));
  }
}
