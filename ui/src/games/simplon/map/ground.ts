// What lies on the map before any name is written, and what of it each name has to get past.
import type { Point, Rect, Size } from "../../../contract/panzoom/camera";
import { type BoardFile, isMain, nameIn, squaresOf } from "./board";
import { type Box, boxAround, holds, overlap, widthOf } from "./places";
import { type Kind, scaleOf } from "./scale";
import { trackPoints } from "./tracks";

/** In what the names are written, and who comes first. */
export interface Writing {
  scale: number;
  lang: string;
  /** Stations where somebody stands or something can be done. */
  first: Set<string>;
  /** What had better stay free, too. */
  signs: Box[];
  /** What is never covered: the ship. */
  ship?: Box[];
  /** The part of the board that can be looked at: no name reaches out of it. */
  world: Rect;
}

export const HEIGHT = 1.02; // lines
export const LOW = 0.86; // the same, without letters that hang below the line
export const BETWEEN = 4; // pixels from one name to the next, at least
export const FURTHER = 2.1;
const AROUND = 35; // pixels in which a sign is drawn: no name that stands beside its station is further away
export const FARTHEST = 108; // the same: so long is the longest line that leads to a name
export const GAPS: Record<Kind, number> = { main: 11, minor: 8.5, port: 9 }; // between a name and the middle of its station

/** What lies on the map around a station, in pixels. */
export interface Ground {
  dots: Box[];
  /** The middles of the stations. */
  stations: Point[];
  /** Dots and the squares of the sea: on these nothing is ever written. */
  firm: Box[];
  turntables: Box[];
  /** Both. */
  taken: Box[];
  /** What has its place besides, but may be covered. */
  signs: Box[];
  soft: Point[];
}

function groundOf(board: BoardFile, { scale, signs, ship = [] }: Writing): Ground {
  const { symbol } = scaleOf(scale);
  const px = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const dots = board.stations.map((one) => boxAround(px(one), (isMain(board, one.id) ? 14 : 10.5) * symbol));
  const turntables = board.turntables.map((one) => boxAround(px(one), 25 * symbol));
  const squares = squaresOf(board).map((one) => boxAround(px(one), (one.storm ? 28 : 11) * symbol));
  const firm = [...dots, ...squares, ...ship];
  return { dots, stations: board.stations.map(px), firm, turntables, taken: [...firm, ...turntables], signs, soft: trackPoints(board).map(px) };
}

function inside(reach: Box, { dots, stations, firm, turntables, taken, signs, soft }: Ground): Ground {
  const near = (boxes: Box[]): Box[] => boxes.filter((one) => overlap(one, reach));
  const within = (points: Point[]): Point[] => points.filter((one) => holds(reach, one));
  return { dots: near(dots), stations, firm: near(firm), turntables: near(turntables), taken: near(taken), signs: near(signs), soft: within(soft) };
}

/** Finds once for each station what no name of its could get past: from far away there are many rounds of writing. */
export class Grounds {
  /** For names that a line leads to. */
  readonly all: Ground;
  private readonly known = new Map<string, Ground>();
  private readonly reach: Size;

  constructor(board: BoardFile, writing: Writing) {
    const { symbol, letters } = scaleOf(writing.scale);
    const far = AROUND * symbol;
    const widest = Math.max(...[...board.stations, ...squaresOf(board)].map(({ name }) => widthOf(nameIn(name, writing.lang))));
    this.all = groundOf(board, writing);
    this.reach = { width: 2 * (widest * letters.main + BETWEEN + far), height: 2 * (HEIGHT * letters.main + far) };
  }

  at(id: string, middle: Point): Ground {
    const known = this.known.get(id) ?? inside(boxAround(middle, this.reach.width, this.reach.height), this.all);
    this.known.set(id, known);
    return known;
  }
}
