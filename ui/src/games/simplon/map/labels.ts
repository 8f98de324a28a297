// The names of the stations at one scale: the important ones first, the others where there is room left.
import type { Point, Rect } from "../../../contract/panzoom/camera";
import { type BoardFile, isMain, nameIn, squaresOf } from "./board";
import { type Box, boxAround, freePlace, placesAround, widthOf } from "./places";
import { scaleOf } from "./scale";
import { trackPoints } from "./tracks";

export interface Label {
  id: string;
  text: string;
  /** The middle of the word, in pixels from the corner of the map. */
  at: Point;
  box: Box;
  kind: "main" | "minor" | "port";
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
const FURTHER = 2.1;
const GAPS = { main: 11, minor: 8.5, port: 9 }; // between a name and the middle of its station

export function labelsAt(board: BoardFile, { scale, lang, first, signs, world }: Writing): Label[] {
  const { symbol, letters } = scaleOf(scale);
  const px = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const firm: Box[] = [
    ...board.stations.map((one) => boxAround(px(one), (isMain(board, one.id) ? 15 : 11) * symbol)),
    ...board.turntables.map((one) => boxAround(px(one), 25 * symbol)),
    ...squaresOf(board).map((one) => boxAround(px(one), (one.storm ? 28 : 12) * symbol)),
  ];
  const soft = trackPoints(board).map(px);
  const isOnMap = ({ left, top, right, bottom }: Box) => left > world.x * scale && top > world.y * scale && right < (world.x + world.width) * scale && bottom < (world.y + world.height) * scale;
  const labels: Label[] = [];
  const write = (place: { id: string; x: number; y: number }, text: string, kind: Label["kind"]) => {
    const size = letters[kind];
    const [width, height] = [widthOf(text) * size, HEIGHT * size];
    const places = [1, FURTHER].flatMap((times) => placesAround(px(place), width, height, GAPS[kind] * symbol * times)).filter((at) => isOnMap(boxAround(at, width, height)));
    const names = labels.map(({ box }) => box);
    const least = first.has(place.id) ? [names] : []; // where it matters most, only names are no place for a name
    const at = [[...firm, ...signs], firm, ...least].reduce<Point | null>((found, taken) => found ?? freePlace(places, width, height, { firm: taken, soft }), null);
    if (!at) return;
    const box = boxAround(at, width, height);
    firm.push(box);
    labels.push({ id: place.id, text, at, box, kind });
  };
  const weight = (id: string) => (first.has(id) ? 2 : 0) + (isMain(board, id) ? 1 : 0);
  const stations = [...board.stations].sort((one, other) => weight(other.id) - weight(one.id));
  for (const station of stations) write(station, nameIn(station.name, lang), isMain(board, station.id) ? "main" : "minor");
  const ports = squaresOf(board).filter(({ station, storm }) => !station && !storm);
  for (const port of ports) write(port, nameIn(port.name, lang), "port");
  return labels;
}
