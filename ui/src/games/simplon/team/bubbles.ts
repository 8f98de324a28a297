// Where the words of a plan stand: near its arrow, over as little as can be, and over no name, cost or locomotive as long as there is
// such a place in view.
import type { Point } from "../../../contract/panzoom/camera";
import type { BoardFile } from "../map/board";
import { bent, type Curve, pointOn } from "../map/curves";
import { type Box, boxAround, leastCovering, overlap, placesAround, widthOf } from "../map/places";
import { scaleOf } from "../map/scale";
import { spotOf } from "../map/spots";
import type { Plan } from "./Arrows";

const LINE = 24; // letters
const BEND = 16;
const ALONG = [0.5, 0.3, 0.7]; // where on its last curve a plan may speak
/** All around: where names stand close together, there may be room in between. */
const SIDES: [number, number][] = [0, 1, -1, 0.5, -0.5].flatMap((part): [number, number][] => [
  [1, part],
  [-1, part],
  [part, 1],
  [part, -1],
]);
const DISTANCES = [14, 40, 80, 130, 190, 260, 330];
const FAR = 14; // what a pixel further away is worth, in pixels that are covered
const SMALLEST = 0.95; // what is said is never too small to read
const UNSEEN = 8;
const BUTTONS = { width: 150, height: 60, column: { width: 60, height: 140 } }; // which stand one above the other on a phone on its side
const WORDS = 6; // rather anything else is covered than what another says

export interface Bubble {
  lines: string[];
  width: number;
  height: number;
  /** What it points to, on the map. */
  tip: Point;
  /** The middle of the bubble, in pixels from there. */
  aside: Point;
}

/** How large the words are at this scale, in pixels for each unit in which they are drawn. */
export const lettersAt = (scale: number): number => Math.max(SMALLEST, scaleOf(scale).symbol);

/** Words in lines of at most this many letters, unless a word is longer. */
const broken = (text: string, most: number): string[] =>
  text.split(" ").reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last === undefined || last.length + word.length >= most) return [...all, word];
    return [...all.slice(0, -1), `${last} ${word}`];
  }, []);

/** In no more lines than it takes, all of about one length: no word stands alone, and the bubble covers less. */
function linesOf(text: string): string[] {
  const lines = broken(text, LINE);
  const even = Array.from({ length: LINE }, (_, most) => broken(text, most)).find(({ length }) => length === lines.length);
  return even ?? lines;
}

/** The way of a plan: a curve from each of its places to the next, and the last place. */
export function wayOf(board: BoardFile, { places }: Plan): { curves: Curve[]; end: Point | undefined } {
  const points = places.map((place) => spotOf(board, place)).filter((one): one is Point => one !== null);
  return { curves: points.slice(1).map((to, place) => bent(points[place] as Point, to, BEND)), end: points.at(-1) };
}

const isWithin = (box: Box, { left, top, right, bottom }: Box): boolean => box.left > left && box.top > top && box.right < right && box.bottom < bottom;

/** What lies under the buttons in the corners of the map. */
const corners = ({ left, top, right }: Box): Box[] => [
  ...[left, right - BUTTONS.width].map((start) => ({ left: start, top, right: start + BUTTONS.width, bottom: top + BUTTONS.height, weight: UNSEEN })),
  { left, top, right: left + BUTTONS.column.width, bottom: top + BUTTONS.column.height, weight: UNSEEN },
];

/**
 * A bubble for each plan that says something, by its place in the list. `taken` is what lies on the map at this scale, and
 * `seen` the part of the map that is looked at, both in pixels; what has a weight is not covered if that can be.
 */
export function bubblesOf(board: BoardFile, plans: Plan[], scale: number, taken: Box[], seen: Box): Map<number, Bubble> {
  const symbol = lettersAt(scale);
  const firm = [...taken, ...corners(seen)];
  const put = (plan: Plan): Bubble | null => {
    const { curves, end } = wayOf(board, plan);
    const last = curves.at(-1);
    if (!end || !plan.says) return null;
    const lines = linesOf(plan.says);
    const width = Math.max(...lines.map((line) => widthOf(line) * 11.5), widthOf(plan.name) * 12 + 16) + 18;
    const height = 22 + lines.length * 14;
    const [w, h] = [width * symbol, height * symbol];
    const tips = last ? ALONG.map((part) => pointOn(last, part)) : [end];
    const px = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
    const all = DISTANCES.flatMap((distance) => tips.flatMap((tip) => placesAround(px(tip), w, h, distance * symbol, SIDES).map((at) => ({ ...at, tip, distance }))));
    const inView = all.filter((at) => isWithin(boxAround(at, w, h), seen));
    const kept = firm.filter(({ weight }) => weight); // what others say, too
    const clear = inView.filter((at) => !kept.some((other) => overlap(other, boxAround(at, w, h))));
    const { tip, ...best } = leastCovering([clear, inView, all].find(({ length }) => length) as typeof all, w, h, { firm, soft: [] }, ({ distance }) => distance * FAR);
    firm.push({ ...boxAround(best, w, h), weight: WORDS });
    return { lines, width, height, tip, aside: { x: best.x - tip.x * scale, y: best.y - tip.y * scale } };
  };
  return new Map(plans.flatMap((plan, place) => [[place, put(plan)] as const]).filter((one): one is [number, Bubble] => one[1] !== null));
}
