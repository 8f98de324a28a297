// Places around a station for the middle of a name of some size.
import type { Point, Size } from "../../../contract/panzoom/camera";

const SLID = [-0.2, 0.2, -0.4, 0.4]; // parts of its width or height by which a name is shifted along its station
const AROUND: [number, number][] = Array.from({ length: 16 }, (_, part) => [Math.cos((part * Math.PI) / 8), Math.sin((part * Math.PI) / 8)]);
const SHIFTS = [0, 0.32, -0.32];
const FINE = [0, -0.1, 0.1, -0.15, 0.15, -0.2, 0.2, -0.25, 0.25, -0.3, 0.3];

/** Around a station, shifted along it. */
export function placesBeside({ x, y }: Point, { width, height }: Size, gap: number): Point[] {
  const [aside, above] = [width / 2 + gap, height / 2 + gap];
  return SLID.flatMap((part) => [
    { x: x + aside, y: y + part * height },
    { x: x - aside, y: y + part * height },
    { x: x + part * width, y: y + above },
    { x: x + part * width, y: y - above },
  ]);
}

/** All around, with the name at the end of the line, or shifted along it. */
export function placesAtEnds({ x, y }: Point, { width, height }: Size, length: number): Point[] {
  return AROUND.flatMap(([right, down]) => {
    const end = { x: x + right * length, y: y + down * length };
    if (Math.abs(right) > 0.8) return [{ x: end.x + (Math.sign(right) * width) / 2, y: end.y }];
    return (Math.abs(right) > 0.3 ? [0.5 * Math.sign(right), 0.2 * Math.sign(right)] : SHIFTS).map((shift) => ({ x: end.x + shift * width, y: end.y + (Math.sign(down) * height) / 2 }));
  });
}

/** On either side, shifted up and down step by step: for a name that fits in nowhere else. */
export const placesClose = ({ x, y }: Point, { width, height }: Size, length: number): Point[] =>
  FINE.flatMap((part) => [-1, 1].map((to) => ({ x: x + to * (width / 2 + length), y: y + part * height })));
