// Whose name is it? Each stands nearer to its own station than to any other, or a hairline leads to it.
import { expect, test } from "vitest";

import { type Size, wholeScale } from "../../../contract/panzoom/camera";
import { GAME } from "../fixtures/moments";
import { squaresOf, worldOf } from "../map/board";
import { furnish, PIN, type Wanted } from "../map/furniture";
import { crosses, distanceTo } from "../map/lines";
import { type Box, boxAround, overlap } from "../map/places";
import { FURTHEST, scaleOf } from "../map/scale";
import type { Label } from "../map/sheet";
import type { Layout } from "../table";
import { LANGUAGES } from "./files";

const board = GAME.layout as unknown as Layout;
const station = (id: string): number => board.stations.findIndex((one) => one.id === id);
const square = (id: string): number => squaresOf(board).findIndex((one) => one.id === id);
const scaleIn = (view: Size, phone: boolean): number => Math.max(FURTHEST, wholeScale(worldOf(board, phone), view));
const STEP = 1.1; // until then names keep their places
/** What is left for the map in windows of these sizes. */
const VIEWS: [string, number, boolean][] = [
  ["390 × 844", scaleIn({ width: 390, height: 455 }, true), true],
  ["844 × 390", scaleIn({ width: 523, height: 283 }, true), true],
  ["1024 × 768", scaleIn({ width: 724, height: 560 }, false), false],
  ["the smallest", FURTHEST, true],
  ["the smallest, from closer by", FURTHEST * STEP, true],
  ["the smallest, from closer still", FURTHEST * STEP ** 3, true],
];
const nobody: Wanted = { pieces: [], henry: null, ship: null, locomotives: [], costs: [], open: [] };
const starting: Wanted = {
  ...nobody,
  henry: station("calais"),
  ship: square("lisbon"),
  locomotives: ["milan", "calais", "smyrna", "varna"].map((id, seat) => ({ seat, station: station(id) })),
  costs: ["munich", "nice", "genoa", "marseille", "rome", "brindisi"].map((id) => ({ station: station(id), width: 0 })),
};

/** What is wrong with how these names are written, at a scale at which they still have the places that they were given at another. */
function faultsOf(labels: Label[], step: number, scale: number): string[] {
  const { symbol } = scaleOf(step);
  const drawn = [...board.stations.map((one) => ({ one, size: 8 })), ...squaresOf(board).map((one) => ({ one, size: one.storm ? 26 : 10 }))];
  const lying = drawn.map(({ one, size }) => boxAround({ x: one.x * step, y: one.y * step }, size * symbol));
  return labels.flatMap(({ id, text, box, size, line }) => {
    const own = board.stations.find((one) => one.id === id) as Layout["stations"][number];
    const moved = { x: own.x * (scale - step), y: own.y * (scale - step) };
    const there: Box = { left: box.left + moved.x, right: box.right + moved.x, top: box.top + moved.y, bottom: box.bottom + moved.y };
    const away = (one: { x: number; y: number }) => distanceTo(there, { x: one.x * scale, y: one.y * scale });
    const nearer = board.stations.filter((one) => away(one) < away(own) && !line);
    const others = labels.filter((other) => other.id !== id);
    return [
      ...nearer.map((one) => `${text} at ${one.id}`),
      ...others.filter((other) => overlap(other.box, box)).map((other) => `${text} × ${other.text}`),
      ...(line ? others.filter((other) => crosses(line, other.box)).map((other) => `a line through ${other.text}`) : []),
      ...(lying.some((one) => overlap(one, box)) ? [`${text} on a sign`] : []),
      ...(size < 10 ? [`${text} too small`] : []),
    ];
  });
}

test.each(LANGUAGES.flatMap((lang) => VIEWS.map(([view, scale, phone]) => ({ lang, view, scale, phone }))))("in $lang on $view map each name is its own station's", ({ lang, scale, phone }) => {
  for (const wanted of [nobody, starting]) {
    const labels = furnish(board, scale, lang, wanted, worldOf(board, phone)).labels.filter(({ kind }) => kind !== "port");
    expect(labels.map(({ id }) => id).sort()).toEqual(board.stations.map(({ id }) => id).sort());
    expect(faultsOf(labels, scale, scale)).toEqual([]);
    expect(faultsOf(labels, scale, scale * (STEP - 0.001))).toEqual([]);
    expect(labels.filter(({ text }) => text.endsWith("."))).toEqual([]); // cut short
  }
});

test.each(VIEWS)("on %s map cards and ship lie inside", (_, scale, phone) => {
  const { x, y, width, height } = worldOf(board, phone);
  const { symbol } = scaleOf(scale);
  const { locomotives, ship } = furnish(board, scale, "en", starting, worldOf(board, phone));
  const cards = starting.locomotives.map(({ seat, station: at }) => {
    const [place, aside] = [board.stations[at] ?? { x: 0, y: 0 }, locomotives.get(seat) ?? { x: 0, y: 0 }];
    return boxAround({ x: place.x * scale + aside.x, y: place.y * scale + aside.y }, PIN.width * symbol, PIN.height * symbol);
  });
  const port = squaresOf(board)[starting.ship ?? -1] ?? { x: 0, y: 0 };
  const hull = boxAround({ x: port.x * scale + ship.x, y: port.y * scale + ship.y - 11 * symbol }, 46 * symbol, 42 * symbol);
  const out = [...cards, hull].filter(({ left, top, right, bottom }) => left < x * scale || top < y * scale || right > (x + width) * scale || bottom > (y + height) * scale);
  expect(out).toEqual([]);
});
