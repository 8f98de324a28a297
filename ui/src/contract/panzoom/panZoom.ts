// A map that is moved and looked at from closer by. It keeps the camera; PanZoomBox.tsx gives it a place on the screen.
import { computed, type ReadonlySignal, signal } from "@preact/signals";

import { around, type Camera, held, type Limits, lookingAt, middleOf, movedBy, type Point, revealing, type Size, zoomedAt } from "./camera";

const GLIDE = 320; // milliseconds
const CLOSE = 1.6; // times as large as all of the map: much lies outside
const MARGIN = 64; // pixels between what is revealed and the edge

const isClose = (home: Camera, whole: Camera): boolean => home.scale > whole.scale * CLOSE;

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Where to look from at the beginning, and when the reader asks to go back there. */
export type Home = (view: Size) => Camera;

export class PanZoom {
  readonly view = signal<Size>({ width: 1000, height: 600 });
  private readonly looked = signal<Camera | null>(null);
  /** Until the reader has moved it the map stands where it belongs, whatever becomes of the window. */
  readonly camera: ReadonlySignal<Camera> = computed(() => {
    const view = this.view.value;
    return held(this.looked.value ?? this.home(view), this.limits, view);
  });
  private frame = 0;
  /** Where it is gliding to. */
  private heading: Camera | null = null;
  /** The scale from which what is revealed made us step back, until the reader chooses another. */
  private nearer: number | null = null;

  constructor(
    readonly limits: Limits,
    private readonly home: Home,
    private still = false,
  ) {}

  /** Without movement the map is at once where it should be. */
  setStill(still: boolean): void {
    this.still = still;
  }

  /** The box has another size: its middle keeps showing the same place. */
  resize(view: Size): void {
    const before = this.view.value;
    if (before.width === view.width && before.height === view.height) return;
    const { x, y, scale } = this.camera.value;
    if (this.looked.value) this.looked.value = { x: x + (view.width - before.width) / 2, y: y + (view.height - before.height) / 2, scale };
    this.view.value = view;
  }

  move(x: number, y: number): void {
    this.stand(movedBy(this.camera.value, x, y, this.limits, this.view.value));
  }

  /** `at` is a point of the screen; without it, the middle. */
  zoom(factor: number, at?: Point): void {
    this.nearer = null;
    this.stand(this.zoomed(factor, at));
  }

  glideZoom(factor: number): void {
    this.nearer = null;
    this.glide(this.zoomed(factor));
  }

  /** Where home is a close look, all of the map comes first, and from there the way leads home. */
  goHome(): void {
    this.nearer = null;
    const { home, whole } = this.ends();
    if (isClose(home, whole) && this.camera.value.scale > whole.scale) this.glide(whole);
    else this.glide(home, () => (this.looked.value = null));
  }

  /** Brings these points of the map into view: from as near as the reader had chosen, once those before needed a step back. */
  reveal(points: Point[], margin = MARGIN): void {
    const { home, whole } = this.ends();
    const showsAll = this.looked.value === null && !isClose(home, whole);
    if (!points.length || showsAll) return;
    const now = this.heading ?? this.camera.value;
    const near = this.nearer === null ? now : lookingAt(middleOf(around(points)), this.nearer, this.view.value);
    const to = revealing(near, points, margin, this.limits, this.view.value);
    if (Math.abs(to.x - now.x) + Math.abs(to.y - now.y) > 1 || to.scale !== now.scale) this.glide(to);
    this.nearer = to.scale < near.scale ? near.scale : null;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.heading = null;
  }

  /** The look at home, and the one from furthest away. */
  private ends(): { home: Camera; whole: Camera } {
    const view = this.view.value;
    const home = held(this.home(view), this.limits, view);
    return { home, whole: held({ ...home, scale: 0 }, this.limits, view) };
  }

  private zoomed(factor: number, at?: Point): Camera {
    const view = this.view.value;
    return zoomedAt(this.camera.value, at ?? { x: view.width / 2, y: view.height / 2 }, factor, this.limits, view);
  }

  private stand(camera: Camera): void {
    this.stop();
    this.looked.value = camera;
  }

  private glide(to: Camera, done?: () => void): void {
    this.stop();
    this.heading = to;
    const from = this.camera.value;
    const begin = performance.now();
    const step = (now: number) => {
      const part = this.still ? 1 : eased(Math.min(Math.max((now - begin) / GLIDE, 0), 1));
      const mixed = (one: keyof Camera) => from[one] + (to[one] - from[one]) * part;
      this.looked.value = part < 1 ? { x: mixed("x"), y: mixed("y"), scale: mixed("scale") } : to;
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.arrive(done);
    };
    step(begin);
  }

  private arrive(done?: () => void): void {
    this.heading = null;
    done?.();
  }
}
