// The places that a name may take, the best first: beside its station, or at the end of a hairline that leads to it.
import type { Point, Size } from "../../../contract/panzoom/camera";
import { BETWEEN, FARTHEST, FURTHER, GAPS, type Ground, HEIGHT, LOW, type Writing } from "./ground";
import { crosses, distanceTo, type Line, nearestIn } from "./lines";
import { type Box, boxAround, covered, holds, overlap, placesAround, widthOf } from "./places";
import { placesAtEnds, placesBeside, placesClose } from "./rings";
import { type Kind, scaleOf } from "./scale";

/** A place for the middle of a name. */
export interface Offer extends Point {
  line: Line | null;
}

/** How a name may stand: straight beside its station, or shifted a little, at the end of a line, or squeezed in with a short line, over the rim of a turntable, too. */
export type Manner = "straight" | "beside" | "led" | "squeezed";

/** One list of places after the other: a line is only as long as it has to be. */
export const RINGS: Record<Manner, number[]> = { straight: [0], beside: [0], led: [1, 2], squeezed: [0, 1, 2, 3, 4, 5, 6, 7] };

/** A name that wants a place. */
export interface Name {
  text: string;
  kind: Kind;
  /** Of its letters, in pixels. */
  size: number;
}

const hangs = (text: string): boolean => /[gjpqyçQ]/.test(text);

const measured = new Map<string, Size>();

/** In parts of the size of its letters, each name once: they are written again and again. Without letters that hang below the line it is less high. */
function measure(text: string): Size {
  const known = measured.get(text) ?? { width: widthOf(text), height: hangs(text) ? HEIGHT : LOW };
  measured.set(text, known);
  return known;
}

export function sizeOf({ text, size }: Name): Size {
  const { width, height } = measure(text);
  return { width: width * size + BETWEEN, height: height * size };
}

/** How far the line on which its letters stand lies below the middle of a name. */
export const baselineOf = ({ text, size }: Name): number => (hangs(text) ? 0.29 : 0.38) * size;

const EDGE = 0.2; // pixels
const LATER = 0.2; // points of track that a place further down the list may spare
const SIGN = 100; // points of track that a sign is worth
const TURNTABLE = 4; // the same, under a hairline
const AT_ANOTHER = 3; // the same, for a name that a line leads to, close to another station
const CLOSE = 14; // pixels in which a sign is drawn
const LENGTHS = [24, 34, 46, 66, 80, 95, FARTHEST];
const SHORT = 17;
const LONGER = 0.12; // points of track that a pixel of the line is worth
const RIM = 0.34; // so much of a turntable may be covered
const RIM_PRICE = 30; // points of track that all of it is worth

export class Offers {
  private readonly known = new Map<string, Offer[]>();

  constructor(private readonly writing: Writing) {}

  /** Found once for all rounds of writing. */
  of(id: string, middle: Point, name: Name, manner: Manner, ring: number, ground: Ground): Offer[] {
    const key = `${id} ${name.text} ${name.size} ${manner} ${ring}`;
    const known = this.known.get(key) ?? this.found(middle, name, manner, ring, ground);
    this.known.set(key, known);
    return known;
  }

  private found(middle: Point, name: Name, manner: Manner, ring: number, ground: Ground): Offer[] {
    const size = sizeOf(name);
    const { symbol } = scaleOf(this.writing.scale);
    const gap = GAPS[name.kind] * symbol;
    const reach = (far: number): Box => boxAround(middle, 2 * (size.width + far), 2 * (size.height + far));
    if (manner === "straight" || manner === "beside") {
      const around = [gap, gap * FURTHER].flatMap((distance) => placesAround(middle, size.width, size.height, distance));
      return this.beside(middle, name, ground, manner === "beside" ? [...around, ...placesBeside(middle, size, gap)] : around, reach(2 * gap * FURTHER));
    }
    const length = (ring ? (LENGTHS[ring - 1] ?? 0) : SHORT) * symbol;
    const places = ring ? placesAtEnds(middle, size, length) : placesClose(middle, size, length);
    return this.led(middle, name, ground, places, reach(length), manner === "led" ? 0 : RIM);
  }

  /** These places, as boxes that lie on the map and cover nothing of this; beside its edge, as near to it as can be. */
  private free(places: Point[], { width, height }: Size, taken: Box[]): Box[] {
    const { world, scale } = this.writing;
    const [least, most] = [world.x * scale + width / 2 + EDGE, (world.x + world.width) * scale - width / 2 - EDGE];
    const [top, bottom] = [world.y * scale + height / 2, (world.y + world.height) * scale - height / 2];
    const found: Box[] = [];
    for (const { x, y } of places) {
      if (y <= top || y >= bottom) continue;
      const box = boxAround({ x: Math.min(Math.max(x, least), most), y }, width, height);
      if (!covers(box, taken, overlap)) found.push(box);
    }
    return found;
  }

  /** Beside its station, and nearer to it than to any other: else it would be read as the other's. */
  private beside(middle: Point, name: Name, ground: Ground, places: Point[], reach: Box): Offer[] {
    const [taken, stations] = [within(reach, ground.taken), name.kind === "port" ? [] : pointsIn(reach, ground.stations)];
    const boxes = this.free(places, sizeOf(name), taken).filter((box) => {
      const own = distanceTo({ ...box, left: box.left + BETWEEN / 2, right: box.right - BETWEEN / 2 }, middle);
      return !stations.some((one) => distanceTo(box, one) < own);
    });
    const [signs, soft] = boxes.length ? [within(reach, ground.signs), pointsIn(reach, ground.soft)] : [[], []];
    return inOrder(boxes.map((box, number) => [number * LATER + priceOf(box, signs, soft), { ...middleOf(box), line: null }]));
  }

  /** Further away, at the end of a line that passes over no other station. */
  private led(middle: Point, name: Name, ground: Ground, places: Point[], reach: Box, rim: number): Offer[] {
    const close = CLOSE * scaleOf(this.writing.scale).symbol;
    const [dots, turntables] = [within(reach, ground.dots).filter((one) => !holds(one, middle)), within(reach, ground.turntables)];
    const hidden = (box: Box): number => (rim ? Math.max(0, ...turntables.map((one) => covered(one, box) / covered(one, one))) : 0);
    const lineTo = (box: Box): Line => ({ from: middle, to: nearestIn(box, middle) });
    const boxes = this.free(places, sizeOf(name), within(reach, rim ? ground.firm : ground.taken)).filter((box) => hidden(box) <= rim && !covers(lineTo(box), dots, crosses));
    const [signs, soft, stations] = boxes.length ? [within(reach, ground.signs), pointsIn(reach, ground.soft), pointsIn(reach, ground.stations)] : [[], [], []];
    return inOrder(
      boxes.map((box) => {
        const [line, length] = [lineTo(box), distanceTo(box, middle)];
        const strangers = stations.filter((one) => distanceTo(box, one) < Math.min(length, close)).length;
        const under = turntables.filter((one) => crosses(line, one)).length;
        return [priceOf(box, signs, soft) + length * LONGER + strangers * AT_ANOTHER + under * TURNTABLE + hidden(box) * RIM_PRICE, { ...middleOf(box), line }];
      }),
    );
  }
}

function covers<Shape>(shape: Shape, all: Box[], touches: (one: Shape, other: Box) => boolean): boolean {
  for (const one of all) if (touches(shape, one)) return true;
  return false;
}

const middleOf = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const within = (reach: Box, boxes: Box[]): Box[] => boxes.filter((one) => overlap(one, reach));
const pointsIn = (reach: Box, points: Point[]): Point[] => points.filter((one) => holds(reach, one));

function priceOf(box: Box, signs: Box[], soft: Point[]): number {
  let price = 0;
  for (const one of signs) if (overlap(one, box)) price += SIGN;
  for (const one of soft) if (holds(box, one)) price += 1;
  return price;
}

const inOrder = (found: [number, Offer][]): Offer[] => found.sort(([one], [other]) => one - other).map(([, offer]) => offer);
