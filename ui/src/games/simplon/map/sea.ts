// The way of the ship: squares and the lanes between them.
import type { Point } from "../../../contract/panzoom/camera";
import { DRAWN_BOARD, SHIP_LANES } from "../art/land";
import { type BoardFile, type Square, squaresOf } from "./board";
import { type Curve, pointOn, pointsIn, through } from "./curves";

export type Course = "coast" | "naxos";

export interface Lane {
  from: Square;
  to: Square;
  curves: Curve[];
}

/** The squares from the start to the end by this course. */
export const routeBy = ({ sea }: BoardFile, course: Course): Square[] => [...sea.trunk, ...sea[course], ...sea.tail];

function bendsBetween(board: BoardFile, from: Square, to: Square): Point[] {
  const known = board.id === DRAWN_BOARD ? SHIP_LANES[`${from.id} ${to.id}`] : undefined;
  return known ? pointsIn(known) : (to.via ?? []).map(([x, y]) => ({ x, y }));
}

export function lanesBy(board: BoardFile, course: Course): Lane[] {
  const route = routeBy(board, course);
  return route.slice(1).map((to, place) => {
    const from = route[place] as Square;
    return { from, to, curves: through([from, ...bendsBetween(board, from, to), to]) };
  });
}

/** The points by which the ship comes from one square to another, by number; a jump where no lane leads there. */
export function shipWay(board: BoardFile, from: number, to: number, course: Course): Point[] {
  const squares = squaresOf(board);
  const lanes = lanesBy(board, course);
  const begin = lanes.findIndex((lane) => lane.from === squares[from]);
  const end = lanes.findIndex((lane) => lane.to === squares[to]);
  if (begin < 0 || end < begin) return [];
  return lanes.slice(begin, end + 1).flatMap(({ curves }) => curves.flatMap((curve) => [0, 0.5, 1].map((part) => pointOn(curve, part))));
}

/** How far the ship has come, in squares of how many; while nobody knows the course, the short one is shown. */
export function progressOf(board: BoardFile, square: number, course: Course | null): { done: number; all: number } {
  const route = routeBy(board, course ?? "coast");
  const done = route.indexOf(squaresOf(board)[square] as Square);
  return { done: Math.max(done, 0), all: route.length - 1 };
}
