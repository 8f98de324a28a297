// A sheet of names over the map at one scale: none covers another, a station or a turntable.
import type { Point, Rect, Size } from "../../../contract/panzoom/camera";
import { type BoardFile, isMain, nameIn, squaresOf } from "./board";
import { type Box, boxAround, freePlace, holds, overlap, placesAround, widthOf } from "./places";
import { type Kind, scaleOf } from "./scale";
import { trackPoints } from "./tracks";

export interface Label {
  id: string;
  text: string;
  /** The middle of the word, in pixels from the corner of the map. */
  at: Point;
  box: Box;
  kind: Kind;
  /** Of its letters, in pixels. */
  size: number;
}

/** In what the names are written, and who comes first. */
export interface Writing {
  scale: number;
  lang: string;
  /** Stations where somebody stands or something can be done. */
  first: Set<string>;
  /** What had better stay free, too. */
  signs: Box[];
  /** The part of the board that can be looked at: no name reaches out of it. */
  world: Rect;
}

const HEIGHT = 1.06; // lines
const EDGE = 1; // pixel
const BETWEEN = 4; // pixels from one name to the next, at least
const FURTHER = 2.1;
const FAR = 3.2;
const GAPS: Record<Kind, number> = { main: 11, minor: 8.5, port: 9 }; // between a name and the middle of its station
const SMALLEST = 10; // pixels

/** What lies on the map around a station before anything is written there, in pixels. */
interface Ground {
  dots: Box[];
  /** The same, with turntables and the squares of the sea. */
  firm: Box[];
  /** What has its place besides, but may be covered. */
  signs: Box[];
  soft: Point[];
}

function groundOf(board: BoardFile, { scale, signs }: Writing): Ground {
  const { symbol } = scaleOf(scale);
  const px = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const dots = board.stations.map((one) => boxAround(px(one), (isMain(board, one.id) ? 15 : 11) * symbol));
  const turntables = board.turntables.map((one) => boxAround(px(one), 25 * symbol));
  const squares = squaresOf(board).map((one) => boxAround(px(one), (one.storm ? 28 : 12) * symbol));
  return { dots, firm: [...dots, ...turntables, ...squares], signs, soft: trackPoints(board).map(px) };
}

/** Finds once for each station what no name of its could get past: from far away there are many rounds of writing. */
export class Grounds {
  private readonly all: Ground;
  private readonly known = new Map<string, Ground>();
  private readonly reach: Size;

  constructor(board: BoardFile, writing: Writing) {
    const { symbol, letters } = scaleOf(writing.scale);
    const far = GAPS.main * symbol * FAR;
    const widest = Math.max(...[...board.stations, ...squaresOf(board)].map(({ name }) => widthOf(nameIn(name, writing.lang))));
    this.all = groundOf(board, writing);
    this.reach = { width: 2 * (widest * letters.main + BETWEEN + far), height: 2 * (HEIGHT * letters.main + far) };
  }

  at(id: string, middle: Point): Ground {
    const known = this.known.get(id) ?? this.around(boxAround(middle, this.reach.width, this.reach.height));
    this.known.set(id, known);
    return known;
  }

  private around(reach: Box): Ground {
    const near = (boxes: Box[]): Box[] => boxes.filter((one) => overlap(one, reach));
    const { dots, firm, signs, soft } = this.all;
    return { dots: near(dots), firm: near(firm), signs: near(signs), soft: soft.filter((one) => holds(reach, one)) };
  }
}

/** What has been written, and where; letters are `lean` times as large as usual. */
export class Sheet {
  readonly labels: Label[] = [];
  private readonly boxes: Box[] = [];

  constructor(
    private readonly grounds: Grounds,
    private readonly writing: Writing,
    private readonly lean: number,
  ) {}

  /** The same place, if the name lies on the map there; beside its edge, as near to it as can be. */
  private onMap({ x, y }: Point, width: number, height: number): Point | null {
    const { world, scale } = this.writing;
    const least = world.x * scale + width / 2 + EDGE;
    const inside = y - height / 2 > world.y * scale && y + height / 2 < (world.y + world.height) * scale;
    return inside ? { x: Math.min(Math.max(x, least), (world.x + world.width) * scale - width / 2 - EDGE), y } : null;
  }

  private placesAt(middle: Point, width: number, height: number, gaps: number[]): Point[] {
    const found: Point[] = [];
    for (const gap of gaps)
      for (const place of placesAround(middle, width, height, gap)) {
        const at = this.onMap(place, width, height);
        if (at) found.push(at);
      }
    return found;
  }

  /** Is there room for this name? Rather a sign is covered than none is given; where it `must` be, also a turntable, but no station. */
  write(place: { id: string } & Point, text: string, kind: Kind, must: boolean): boolean {
    const { scale } = this.writing;
    const { symbol, letters } = scaleOf(scale);
    const middle = { x: place.x * scale, y: place.y * scale };
    const size = Math.max(letters[kind] * this.lean, SMALLEST);
    const [width, height] = [widthOf(text) * size + BETWEEN, HEIGHT * size];
    const gap = GAPS[kind] * symbol;
    const places = this.placesAt(middle, width, height, must ? [gap, gap * FURTHER, gap * FAR] : [gap, gap * FURTHER]);
    const { dots, firm, signs, soft } = this.grounds.at(place.id, middle);
    const free = (...taken: Box[][]): Point | null => freePlace(places, width, height, [this.boxes, ...taken], soft);
    const at = free(firm, signs) ?? free(firm) ?? (must ? free(dots) : null);
    if (!at) return false;
    this.put({ id: place.id, text, at, box: boxAround(at, width, height), kind, size });
    return true;
  }

  /** Writes this name instead of the one that is there, if that has room, too. */
  rewrite(place: { id: string } & Point, text: string, kind: Kind): void {
    const number = this.labels.findIndex(({ id }) => id === place.id);
    const [label] = this.labels.splice(number, 1) as [Label];
    this.boxes.splice(number, 1);
    if (!this.write(place, text, kind, false)) this.put(label);
  }

  private put(label: Label): void {
    this.labels.push(label);
    this.boxes.push(label.box);
  }
}
