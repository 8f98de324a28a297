// Points joined by curves.
import type { Point } from "../../../contract/panzoom/camera";

/** A cubic curve: both ends, and the two points that pull at it. */
export interface Curve {
  from: Point;
  pull: Point;
  push: Point;
  to: Point;
}

const ROUND = 6; // the larger, the straighter

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

export const pointsIn = (text: string): Point[] =>
  text.split(" ").map((one) => {
    const [x = 0, y = 0] = one.split(",").map(Number);
    return { x, y };
  });

/** The curve from one point to the next that passes on smoothly from the one before, and to the one after. */
export function between(before: Point, from: Point, to: Point, after: Point): Curve {
  return {
    from,
    pull: { x: from.x + (to.x - before.x) / ROUND, y: from.y + (to.y - before.y) / ROUND },
    push: { x: to.x - (after.x - from.x) / ROUND, y: to.y - (after.y - from.y) / ROUND },
    to,
  };
}

/** A curve through all of these points. */
export const through = (points: Point[]): Curve[] =>
  points.slice(1).map((to, place) => {
    const from = points[place] as Point;
    return between(points[place - 1] ?? from, from, to, points[place + 2] ?? to);
  });

/** The same, closed. */
export function ring(points: Point[]): Curve[] {
  const at = (place: number) => points[(place + points.length) % points.length] as Point;
  return points.map((from, place) => between(at(place - 1), from, at(place + 1), at(place + 2)));
}

/** A curve that bends so far to the right of the straight way. */
export function bent(from: Point, to: Point, bend = 0): Curve {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  const aside = { x: (-y / length) * bend, y: (x / length) * bend };
  const at = (part: number) => ({ x: from.x + x * part + aside.x, y: from.y + y * part + aside.y });
  return { from, pull: at(1 / 3), push: at(2 / 3), to };
}

export const drawn = (curves: Curve[]): string =>
  curves
    .map(({ from, pull, push, to }, place) => {
      const last = curves[place - 1]?.to;
      const goesOn = last && last.x === from.x && last.y === from.y;
      return `${goesOn ? "" : `M${pair(from)}`}C${pair(pull)} ${pair(push)} ${pair(to)}`;
    })
    .join("");

export function pointOn({ from, pull, push, to }: Curve, part: number): Point {
  const rest = 1 - part;
  const mix = (one: keyof Point) =>
    rest ** 3 * from[one] + 3 * rest ** 2 * part * pull[one] + 3 * rest * part ** 2 * push[one] + part ** 3 * to[one];
  return { x: mix("x"), y: mix("y") };
}

/** Which way the curve goes there, in degrees. */
export function slopeOn(curve: Curve, part: number): number {
  const [before, after] = [pointOn(curve, Math.max(part - 0.02, 0)), pointOn(curve, Math.min(part + 0.02, 1))];
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
}

export const reversed = ({ from, pull, push, to }: Curve): Curve => ({ from: to, pull: push, push: pull, to: from });
