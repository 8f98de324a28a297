// Where everything that can move stands at one scale: names first, then what lies at stations, then whoever is there.
import type { Point } from "../../../contract/panzoom/camera";
import { type BoardFile, squaresOf, worldOf } from "./board";
import { labelsAt } from "./labels";
import { type Box, boxAround, leastCovering, placesAround, type Surroundings } from "./places";
import { scaleOf } from "./scale";
import type { Label } from "./sheet";
import { trackPoints, trackSigns } from "./tracks";

export const PIN = { width: 72, height: 32 };
const PIECE = { width: 25, height: 17 };
const HENRY = 27;
const COST = 20;
const NAME = 12; // rather a track is covered than a name
const SIGN = 9;
const DOT = 9; // a station that is hidden might not be there at all
const RIM = 5; // pixels from the edge of the map, for marks at the corners of cards
const SHIP = { width: 52, height: 46 }; // with its smoke
const WATERLINE = 11; // pixels by which the middle of the ship lies above the point that it is drawn around
/** Above its port, where nothing lies there; else below it or beside it. */
const MOORINGS: Point[] = [
  { x: 0, y: -23 },
  { x: 0, y: 22 },
  { x: 34, y: -8 },
  { x: -34, y: -8 },
];

/** What is to be placed beside a station, by the number of the station. */
export interface Wanted {
  pieces: number[];
  henry: number | null;
  /** The square of the admiral's ship. */
  ship?: number | null;
  locomotives: { seat: number; station: number }[];
  costs: { station: number; width: number }[];
  /** Gaps that are still open. */
  open: string[];
}

/** Each with its distance from the middle of its station, in pixels. */
export interface Furniture {
  labels: Label[];
  pieces: Map<number, Point>;
  henry: Point | null;
  /** From its square. */
  ship: Point;
  locomotives: Map<number, Point>;
  costs: Map<number, Point>;
  /** All of it, and what lies on the map for good, as boxes in pixels. */
  taken: Box[];
}

const CORNERS: [number, number][] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1],
  [0, 1],
];
const ABOVE: [number, number][] = [
  [0, -1],
  [-1, -1],
  [1, -1],
  [0, 1],
  [-1, 1],
  [1, 1],
  [-1, 0],
  [1, 0],
];
const BELOW: [number, number][] = [
  [-1, 1],
  [1, 1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [0, -1],
];

/** The same place, or the next to it from where nothing reaches out of the map. */
const heldIn = ({ left, top, right, bottom }: Box, { x, y }: Point, width: number, height: number): Point => ({
  x: Math.min(Math.max(x, left + width / 2), right - width / 2),
  y: Math.min(Math.max(y, top + height / 2), bottom - height / 2),
});

/** The middle of the ship: it hides no station, and all of it is on the map. */
function mooring({ x, y }: Point, symbol: number, firm: Box[], edge: Box): Point {
  const [width, height] = [SHIP.width * symbol, SHIP.height * symbol];
  const places = MOORINGS.map((aside) => heldIn(edge, { x: x + aside.x * symbol, y: y + aside.y * symbol }, width, height));
  return leastCovering(places, width, height, { firm, soft: [] });
}

export function furnish(board: BoardFile, scale: number, lang: string, wanted: Wanted, world = worldOf(board)): Furniture {
  const { symbol } = scaleOf(scale);
  const px = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const edge: Box = { left: world.x * scale + RIM, top: world.y * scale + RIM, right: (world.x + world.width) * scale - RIM, bottom: (world.y + world.height) * scale - RIM };
  const stations = board.stations.map(px);
  const first = new Set([board.start.goal, ...[...wanted.costs.map(({ station }) => station), ...wanted.locomotives.map(({ station }) => station), wanted.henry].map((id) => board.stations[id ?? -1]?.id ?? "")]);
  const signs = trackSigns(board, new Set(wanted.open), scale, symbol);
  const lying: Box[] = [...stations.map((at) => ({ ...boxAround(at, 12 * symbol), weight: DOT })), ...board.turntables.map((one) => boxAround(px(one), 24 * symbol))];
  const storms = squaresOf(board).flatMap((one) => (one.storm ? [{ ...boxAround(px(one), 28 * symbol), weight: SIGN }] : []));
  const port = squaresOf(board)[wanted.ship ?? -1];
  const moored = port && mooring(px(port), symbol, [...lying, ...signs], edge);
  const sailing = moored ? [{ ...boxAround(moored, SHIP.width * symbol, SHIP.height * symbol), weight: SIGN }] : [];
  const labels = labelsAt(board, { scale, lang, first, signs, ship: sailing, world });
  const around: Surroundings = {
    firm: [...labels.map(({ box }) => ({ ...box, weight: NAME })), ...signs, ...lying, ...storms, ...sailing],
    soft: trackPoints(board).map(px),
  };
  const put = (station: number, width: number, height: number, distances: number[], sides?: [number, number][]): Point => {
    const at = stations[station] ?? { x: 0, y: 0 };
    const [w, h] = [width * symbol, height * symbol];
    const places = distances.flatMap((distance) => placesAround(at, w, h, distance * symbol, sides)).map((place) => heldIn(edge, place, w, h));
    const place = leastCovering(places, w, h, around);
    around.firm.push({ ...boxAround(place, w, h), weight: SIGN });
    return { x: place.x - at.x, y: place.y - at.y };
  };
  const costs = new Map(wanted.costs.map(({ station, width }) => [station, put(station, COST + width, COST, [9, 22], CORNERS)]));
  const henry = wanted.henry === null ? null : put(wanted.henry, HENRY, HENRY, [7, 20], BELOW);
  const locomotives = new Map(wanted.locomotives.map(({ seat, station }) => [seat, put(station, PIN.width, PIN.height, [13, 30, 52], ABOVE)]));
  const pieces = new Map(wanted.pieces.map((station) => [station, put(station, PIECE.width, PIECE.height, [9, 18])]));
  const ship = port && moored ? { x: moored.x - port.x * scale, y: moored.y - port.y * scale + WATERLINE * symbol } : { x: 0, y: 0 };
  return { labels, pieces, henry, ship, locomotives, costs, taken: around.firm };
}
