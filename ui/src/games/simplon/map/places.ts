// Where names and signs find room: each takes the best of a few places around its station, and none covers another.
import type { Point } from "../../../contract/panzoom/camera";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How bad it is to cover this, compared with others. */
  weight?: number;
}

export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 });

export const overlap = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const holds = (box: Box, { x, y }: Point): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;

export const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Directions in the order of preference; above is where locomotives stand. */
const SIDES: [number, number][] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, -1],
];

/** The middles of the places around a point for something of this size that keeps this distance. */
export function placesAround({ x, y }: Point, width: number, height: number, distance: number, sides = SIDES): Point[] {
  return sides.map(([right, down]) => {
    const slant = right && down ? 0.62 : 1;
    return { x: x + right * (width / 2 + distance * slant), y: y + down * (height / 2 + distance * slant) };
  });
}

export interface Surroundings {
  /** What must not be covered. */
  firm: Box[];
  /** What had better not be covered. */
  soft: Point[];
}

const LATER = 0.2; // points of track that a place further down the list may spare

/** What of it any of these places could touch: all else need not be looked at for each of them. */
function nearby(places: Point[], width: number, height: number, { firm, soft }: Surroundings): Surroundings {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const reach = { left: Math.min(...xs) - width / 2, top: Math.min(...ys) - height / 2, right: Math.max(...xs) + width / 2, bottom: Math.max(...ys) + height / 2 };
  return { firm: firm.filter((one) => overlap(one, reach)), soft: soft.filter((one) => holds(reach, one)) };
}

/** The best place that covers nothing of what `taken` lists and is fit for it; null where there is none. Asked hundreds of times while a finger zooms: it makes nothing anew. */
export function freePlace<Place extends Point>(places: Place[], width: number, height: number, taken: Box[][], soft: Point[], isFit = (_: Place) => true): Place | null {
  let [best, least]: [Place | null, number] = [null, Infinity];
  for (const [number, place] of places.entries()) {
    let cost = number * LATER;
    if (cost >= least) break;
    const box = boxAround(place, width, height);
    if (taken.some((boxes) => boxes.some((other) => overlap(other, box))) || !isFit(place)) continue;
    for (const point of soft) if (holds(box, point)) cost += 1;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The place that covers least, for what must be somewhere; `price` is what each of them costs besides. */
export function leastCovering<Place extends Point>(places: Place[], width: number, height: number, around: Surroundings, price = (place: Place) => places.indexOf(place)): Place {
  const { firm, soft } = nearby(places, width, height, around);
  const cost = (place: Place) => {
    const box = boxAround(place, width, height);
    return firm.reduce((sum, other) => sum + covered(box, other) * (other.weight ?? 1), 0) + soft.filter((point) => holds(box, point)).length + price(place);
  };
  const costs = new Map(places.map((place) => [place, cost(place)]));
  return places.reduce((best, place) => ((costs.get(place) ?? 0) < (costs.get(best) ?? 0) ? place : best));
}

const WIDE = "mwMWAÄCDGHKNOÖQRUÜV";
const NARROW = "iíìîjlIt.,'’fr";

/** About how wide a word is, in parts of its size: rather too wide than too narrow. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.includes(letter) ? 0.74 : NARROW.includes(letter) ? 0.33 : 0.57), 0.1);
