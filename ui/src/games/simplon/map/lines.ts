// Hairlines that lead from a station to its name, where the name has no room beside it.
import type { Point } from "../../../contract/panzoom/camera";
import type { Box } from "./places";

export interface Line {
  from: Point;
  to: Point;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The point of the box that is nearest to this one. */
export const nearestIn = ({ left, top, right, bottom }: Box, { x, y }: Point): Point => ({ x: between(left, x, right), y: between(top, y, bottom) });

export const lengthOf = ({ from, to }: Line): number => Math.hypot(to.x - from.x, to.y - from.y);

/** How far it is from a point to a box, 0 inside it; asked too often for Math.hypot, which is slow. */
export function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  const [across, down] = [x < left ? left - x : x > right ? x - right : 0, y < top ? top - y : y > bottom ? y - bottom : 0];
  return Math.sqrt(across * across + down * down);
}

/** Does the line pass through the box? It is clipped at one side after the other, until nothing of it is left. */
export function crosses({ from, to }: Line, { left, top, right, bottom }: Box): boolean {
  let [begin, end] = [0, 1];
  const clip = (start: number, way: number, least: number, most: number): boolean => {
    if (!way) return start > least && start < most;
    const [one, other] = [(least - start) / way, (most - start) / way];
    begin = Math.max(begin, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
    return begin < end;
  };
  return clip(from.x, to.x - from.x, left, right) && clip(from.y, to.y - from.y, top, bottom);
}

const side = ({ from, to }: Line, { x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

/** Do two lines cut each other? */
export const cut = (one: Line, other: Line): boolean => side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0;
