// Where each track runs: along a main line in one sweep, elsewhere the straight way.
import type { Point } from "../../../contract/panzoom/camera";
import { BENDS, DRAWN_BOARD } from "../art/land";
import { type BoardFile, type Edge, nodesOf } from "./board";
import { bent, between, type Curve, pointOn, reversed } from "./curves";
import { type Box, boxAround } from "./places";

const memory = new WeakMap<BoardFile, Map<string, Curve>>();

/** A track of a main line, as part of the whole path. */
function sweeping(board: BoardFile, edge: Edge): Curve | null {
  const nodes = nodesOf(board);
  for (const { path } of [board.lines.simplon, board.lines.orient]) {
    const place = path.findIndex((id, at) => (id === edge.a && path[at + 1] === edge.b) || (id === edge.b && path[at + 1] === edge.a));
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => nodes.get(path[place + step] ?? ""));
    if (place < 0 || !from || !to) continue;
    const curve = between(before ?? from, from, to, after ?? to);
    return from.id === edge.a ? curve : reversed(curve);
  }
  return null;
}

function laid(board: BoardFile): Map<string, Curve> {
  const nodes = nodesOf(board);
  const bends = board.id === DRAWN_BOARD ? BENDS : {};
  const curves = new Map<string, Curve>();
  for (const edge of board.edges) {
    const [from, to] = [nodes.get(edge.a), nodes.get(edge.b)];
    if (from && to) curves.set(edge.id, sweeping(board, edge) ?? bent(from, to, bends[edge.id]));
  }
  return curves;
}

/** The curve of each track, from its end a to its end b. */
export function curvesOf(board: BoardFile): Map<string, Curve> {
  const known = memory.get(board) ?? laid(board);
  memory.set(board, known);
  return known;
}

const pointMemory = new WeakMap<BoardFile, Point[]>();

/** Points along all tracks, close enough to each other to tell what lies on a track. */
export function trackPoints(board: BoardFile): Point[] {
  const known = pointMemory.get(board) ?? [...curvesOf(board).values()].flatMap((curve) => [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88].map((part) => pointOn(curve, part)));
  pointMemory.set(board, known);
  return known;
}

/** What stands on the tracks: a flag at each open gap, a new rail at each of the others; in pixels at this scale. */
export function trackSigns(board: BoardFile, open: Set<string>, scale: number, symbol: number): Box[] {
  return board.edges.flatMap(({ id, damages }) => {
    const curve = curvesOf(board).get(id);
    return (curve ? damages : []).map((damage) => {
      const { x, y } = pointOn(curve as Curve, damage.at);
      if (!open.has(damage.id)) return boxAround({ x: x * scale, y: y * scale }, 20 * symbol, 14 * symbol);
      return boxAround({ x: x * scale + 4 * symbol, y: y * scale - 8 * symbol }, 19 * symbol, 27 * symbol);
    });
  });
}

/** These tracks one after the other, each in the direction in which one comes along from this station. */
export function curvesAlong(board: BoardFile, edges: Edge[], start: string): Curve[] {
  let at = start;
  return edges.flatMap((edge) => {
    const curve = curvesOf(board).get(edge.id);
    if (!curve) return [];
    const there = edge.a === at ? curve : reversed(curve);
    at = edge.a === at ? edge.b : edge.a;
    return [there];
  });
}

/** The points by which one comes from one station to the next over these tracks. */
export const wayAlong = (board: BoardFile, edges: Edge[], start: string): Point[] =>
  curvesAlong(board, edges, start).flatMap((curve) => [0, 0.25, 0.5, 0.75, 1].map((part) => pointOn(curve, part)));
