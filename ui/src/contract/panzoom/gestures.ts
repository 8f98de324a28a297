// Fingers, mouse, wheel and keys on a map. Whatever carries `data-grabs` is moved itself, and not the map under it.
import type { Point } from "./camera";
import type { PanZoom } from "./panZoom";

const FURTHER_IS_DRAG = 7; // pixels: a finger is never quite still
const WHEEL = 0.0022;
const STEP = 60; // pixels for each press of a key
const CLOSER = 1.4;

const KEYS: Record<string, (map: PanZoom) => void> = {
  "+": (map) => map.glideZoom(CLOSER),
  "=": (map) => map.glideZoom(CLOSER),
  "-": (map) => map.glideZoom(1 / CLOSER),
  "0": (map) => map.goHome(),
};

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] };

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** What fingers and mouse do on one map. */
class Fingers {
  private readonly down = new Map<number, Point>();
  private start: Point | null = null;
  private dragged = false;

  constructor(
    private readonly box: HTMLElement,
    private readonly map: PanZoom,
  ) {}

  private at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  press = (event: PointerEvent) => {
    if (event.button > 0 || (event.target as Element).closest("[data-grabs], [data-still]")) return;
    this.map.stop();
    this.down.set(event.pointerId, this.at(event));
    if (this.down.size === 1) [this.start, this.dragged] = [this.at(event), false];
  };

  move = (event: PointerEvent) => {
    const before = this.down.get(event.pointerId);
    const now = this.at(event);
    if (!before || !this.start) return;
    if (!this.dragged && this.down.size === 1 && distance(this.start, now) < FURTHER_IS_DRAG) return;
    if (!this.dragged) this.box.setPointerCapture?.(event.pointerId);
    this.dragged = true;
    const [other] = [...this.down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.down.set(event.pointerId, now);
    if (!other) return this.map.move(now.x - before.x, now.y - before.y);
    const [was, is] = [between(before, other), between(now, other)];
    this.map.move(is.x - was.x, is.y - was.y);
    this.map.zoom(distance(now, other) / Math.max(distance(before, other), 1), is);
  };

  lift = (event: PointerEvent) => void this.down.delete(event.pointerId);

  /** Whoever has moved the map did not mean what lies under the finger at the end. */
  click = (event: MouseEvent) => {
    if (!this.dragged || event.detail === 0) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1) * (event.ctrlKey ? 4 : 1);
    this.map.zoom(Math.exp(-pixels * WHEEL), this.at(event));
  };
}

/** Arrows move the map only where it has the focus itself: on what lies on it they belong to the game. */
function press(event: KeyboardEvent, box: HTMLElement, map: PanZoom): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const arrow = event.target === box ? ARROWS[event.key] : undefined;
  const act = arrow ? () => map.move(...arrow) : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(map);
}

/** Listens on this element until the returned function is called. */
export function listen(box: HTMLElement, map: PanZoom): () => void {
  const fingers = new Fingers(box, map);
  const end = new AbortController();
  const { signal } = end;
  box.addEventListener("pointerdown", fingers.press, { signal });
  box.addEventListener("pointermove", fingers.move, { signal });
  box.addEventListener("pointerup", fingers.lift, { signal });
  box.addEventListener("pointercancel", fingers.lift, { signal });
  box.addEventListener("lostpointercapture", fingers.lift, { signal });
  box.addEventListener("click", fingers.click, { signal, capture: true });
  box.addEventListener("wheel", fingers.wheel, { signal, passive: false });
  box.addEventListener("keydown", (event) => press(event, box, map), { signal });
  return () => end.abort();
}
