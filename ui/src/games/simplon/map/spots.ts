// Where on the map something is, by the name under which it is lit: “station-3”, “turntable-0”, “square-12”.
import type { Point } from "../../../contract/panzoom/camera";
import { type BoardFile, squaresOf } from "./board";

export function spotOf(board: BoardFile, name: string): Point | null {
  const [kind, number] = name.split("-");
  const kinds: Record<string, Point[]> = { station: board.stations, turntable: board.turntables, square: squaresOf(board) };
  return kinds[kind ?? ""]?.[Number(number)] ?? null;
}

/** How far away from the direction one wants to go, in degrees, a neighbour may lie. */
const ASIDE = 62;

const DIRECTIONS: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: -90 };

/** The place that an arrow key leads to: along a track if there is one that way, otherwise the nearest. */
export function neighbour(board: BoardFile, from: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  const nodes = [...board.stations, ...board.turntables];
  const here = nodes.find(({ id }) => id === from);
  if (direction === undefined || !here) return null;
  const linked = new Set(board.edges.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : [])));
  const found = nodes
    .filter(({ id }) => id !== from)
    .map(({ id, x, y }) => {
      const turn = Math.abs(((((Math.atan2(y - here.y, x - here.x) * 180) / Math.PI - direction + 540) % 360) + 360) % 360 - 180);
      return { id, turn, distance: Math.hypot(x - here.x, y - here.y) * (1 + turn / 45) * (linked.has(id) ? 1 : 3) };
    })
    .filter(({ turn }) => turn < ASIDE);
  return found.sort((one, other) => one.distance - other.distance)[0]?.id ?? null;
}
