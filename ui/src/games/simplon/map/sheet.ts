// A sheet of names over the map at one scale: none covers another, a station or a turntable.
import type { Point, Rect } from "../../../contract/panzoom/camera";
import { type BoardFile, isMain, squaresOf } from "./board";
import { type Box, boxAround, freePlace, nearby, placesAround, widthOf } from "./places";
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

/** What lies on the map before anything is written on it, in pixels. */
export interface Ground {
  dots: Box[];
  /** The same, with turntables and the squares of the sea. */
  firm: Box[];
  soft: Point[];
}

export function groundOf(board: BoardFile, scale: number): Ground {
  const { symbol } = scaleOf(scale);
  const px = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const dots = board.stations.map((one) => boxAround(px(one), (isMain(board, one.id) ? 15 : 11) * symbol));
  const turntables = board.turntables.map((one) => boxAround(px(one), 25 * symbol));
  const squares = squaresOf(board).map((one) => boxAround(px(one), (one.storm ? 28 : 12) * symbol));
  return { dots, firm: [...dots, ...turntables, ...squares], soft: trackPoints(board).map(px) };
}

/** What has been written, and where; letters are `lean` times as large as usual. */
export class Sheet {
  readonly labels: Label[] = [];
  private readonly firm: Box[];

  constructor(
    private readonly ground: Ground,
    private readonly writing: Writing,
    private readonly lean: number,
  ) {
    this.firm = [...ground.firm];
  }

  /** The same place, if the name lies on the map there; beside its edge, as near to it as can be. */
  private onMap({ x, y }: Point, width: number, height: number): Point[] {
    const { world, scale } = this.writing;
    const least = world.x * scale + width / 2 + EDGE;
    const inside = y - height / 2 > world.y * scale && y + height / 2 < (world.y + world.height) * scale;
    return inside ? [{ x: Math.min(Math.max(x, least), (world.x + world.width) * scale - width / 2 - EDGE), y }] : [];
  }

  /** Is there room for this name? Rather a sign is covered than none is given; where it `must` be, also a turntable, but no station. */
  write(place: { id: string } & Point, text: string, kind: Kind, must: boolean): boolean {
    const { scale, signs } = this.writing;
    const { dots, soft } = this.ground;
    const { symbol, letters } = scaleOf(scale);
    const middle = { x: place.x * scale, y: place.y * scale };
    const size = Math.max(letters[kind] * this.lean, SMALLEST);
    const [width, height] = [widthOf(text) * size + BETWEEN, HEIGHT * size];
    const places = (must ? [1, FURTHER, FAR] : [1, FURTHER]).flatMap((times) => placesAround(middle, width, height, GAPS[kind] * symbol * times)).flatMap((at) => this.onMap(at, width, height));
    const around = nearby(places, width, height, { firm: this.firm, soft });
    const free = (firm: Box[]): Point | null => freePlace(places, width, height, { firm, soft: around.soft });
    const at = free([...around.firm, ...signs]) ?? free(around.firm) ?? (must ? free([...this.labels.map(({ box }) => box), ...dots]) : null);
    if (!at) return false;
    const box = boxAround(at, width, height);
    this.firm.push(box);
    this.labels.push({ id: place.id, text, at, box, kind, size });
    return true;
  }

  /** Writes this name instead of the one that is there, if that has room, too. */
  rewrite(place: { id: string } & Point, text: string, kind: Kind): void {
    const number = this.labels.findIndex(({ id }) => id === place.id);
    const [label] = this.labels.splice(number, 1) as [Label];
    this.firm.splice(this.firm.indexOf(label.box), 1);
    if (this.write(place, text, kind, false)) return;
    this.labels.push(label);
    this.firm.push(label.box);
  }
}
