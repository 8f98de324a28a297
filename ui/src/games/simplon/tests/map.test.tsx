// The map is drawn from the board's file: names that never cover each other, tracks, sea, and boards whose coast nobody knows.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { GAME } from "../fixtures/moments";
import { squaresOf, worldOf } from "../map/board";
import { furnish } from "../map/furniture";
import { labelsAt } from "../map/labels";
import { type Box, boxAround, overlap } from "../map/places";
import { scaleOf } from "../map/scale";
import { lanesBy, progressOf, routeBy, shipWay } from "../map/sea";
import { neighbour, spotOf } from "../map/spots";
import { curvesOf, wayAlong } from "../map/tracks";
import { boardOf, type Layout, tracksFrom, viewOf } from "../table";
import { bubblesOf } from "../team/bubbles";
import { draw, propsAt } from "./draw";
import { LANGUAGES } from "./files";

afterEach(cleanup);

const board = GAME.layout as unknown as Layout;
const SCALES = [0.36, 0.5, 0.7, 1, 1.4, 2, 3.2];
const writing = (scale: number, lang: string) => ({ scale, lang, first: new Set<string>(), signs: [], world: worldOf(board) });

test.each(LANGUAGES)("in %s no name covers another at any scale, and closer by there are more of them", (lang) => {
  const counts = SCALES.map((scale) => {
    const labels = labelsAt(board, writing(scale, lang));
    const clashes = labels.flatMap((one, place) => labels.slice(place + 1).filter((other) => overlap(one.box, other.box)).map((other) => `${one.text} × ${other.text}`));
    expect(clashes).toEqual([]);
    const { x, y, width, height } = worldOf(board);
    const cut = labels.filter(({ box }) => box.left < x * scale || box.top < y * scale || box.right > (x + width) * scale || box.bottom > (y + height) * scale);
    expect(cut.map(({ text }) => text)).toEqual([]);
    return labels.length;
  });
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  const ports = squaresOf(board).filter(({ station, storm }) => !station && !storm);
  expect(counts.at(-1)).toBe(board.stations.length + ports.length);
});

test.each(LANGUAGES)("in %s both main lines can be read on a desk, all of them", (lang) => {
  const written = new Set(labelsAt(board, writing(1, lang)).map(({ id }) => id));
  const main = [...board.lines.simplon.stations, ...board.lines.orient.stations];
  expect(main.filter((id) => !written.has(id))).toEqual([]);
});

test("where somebody stands the name is there on the smallest map, too, and no letter is too small to read", () => {
  const first = new Set(["subotica", "constantinople"]);
  const labels = labelsAt(board, { ...writing(0.36, "it"), first });
  expect([...first].filter((id) => !labels.some((label) => label.id === id))).toEqual([]);
  expect(Math.min(...Object.values(scaleOf(0.36).letters))).toBeGreaterThan(11.5);
});

test("a station whose name has no room says it where the hand is", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(460);
  const { container } = draw("turn-act");
  vi.restoreAllMocks();
  const map = container.querySelector(".panzoom-view") as HTMLElement;
  for (let step = 0; step < 12; step += 1) fireEvent.keyDown(map, { key: "-" });
  const written = [...container.querySelectorAll(".so-name")].map(({ textContent }) => textContent);
  const hidden = [...container.querySelectorAll<HTMLElement>(".so-hit[data-name]")].map(({ dataset }) => dataset["name"]);
  expect(hidden.length).toBeGreaterThan(5);
  expect(hidden.filter((name) => written.includes(name ?? ""))).toEqual([]);
  expect(board.stations.map(({ name }) => name["en"]).filter((name) => ![...written, ...hidden].includes(name))).toEqual([]);
});

test("no locomotive hides the name of the station where it stands", () => {
  const props = propsAt("turn-act");
  const { stations, pieces, detective, damages } = viewOf(props);
  const locomotives = stations.flatMap((station, seat) => (station === null ? [] : [{ seat, station }]));
  const open = damages.map((id) => GAME.domains["damage"]?.[id] ?? "");
  const { labels, locomotives: placed } = furnish(board, 1, "en", { pieces, henry: detective, locomotives, costs: [], open });
  for (const { seat, station } of locomotives) {
    const [at, aside] = [board.stations[station], placed.get(seat)];
    const label = labels.find(({ id }) => id === at?.id);
    if (!at || !aside || !label) throw new Error("It stands nowhere.");
    const [x, y] = [at.x + aside.x, at.y + aside.y];
    expect(overlap(label.box, { left: x - 34, right: x + 34, top: y - 14, bottom: y + 14 })).toBe(false);
  }
});

test("every track runs from its one end to its other, and a move follows its section either way", () => {
  for (const { id, a, b } of board.edges) {
    const [curve, from, to] = [curvesOf(board).get(id), ...[a, b].map((end) => [...board.stations, ...board.turntables].find((node) => node.id === end))];
    expect([curve?.from.x, curve?.to.y]).toEqual([from?.x, to?.y]);
  }
  const section = board.sections.find(({ start, end }) => start === "sofia" && end === "bucharest" || start === "bucharest" && end === "sofia");
  if (!section) throw new Error("There is no such section.");
  for (const start of [section.start, section.end]) {
    const way = wayAlong(board, tracksFrom(board, section, start), start);
    const [first, last] = [board.stations.find(({ id }) => id === start), board.stations.find(({ id }) => id !== start && [section.start, section.end].includes(id))];
    expect([way[0]?.x, way.at(-1)?.x]).toEqual([first?.x, last?.x]);
  }
});

test("the ship sails from square to square by either course", () => {
  expect(routeBy(board, "coast")).toHaveLength(20);
  expect(routeBy(board, "naxos")).toHaveLength(23);
  expect(lanesBy(board, "naxos")).toHaveLength(22);
  expect(progressOf(board, 10, null)).toEqual({ done: 10, all: 19 });
  const way = shipWay(board, 10, 11, "coast");
  expect([way[0]?.x, way.at(-1)?.x]).toEqual([598, 590]);
  expect(shipWay(board, 11, 10, "coast")).toEqual([]);
});

test("places are found by their names, and arrows lead only where something lies", () => {
  expect(spotOf(board, "station-1")).toMatchObject({ id: "paris" });
  expect(spotOf(board, "turntable-0")).toMatchObject({ id: "A" });
  expect(spotOf(board, "seat-0")).toBeNull();
  expect(neighbour(board, "granada", "ArrowDown")).toBeNull();
  expect(neighbour(board, "stuttgart", "ArrowRight")).toBe("munich");
});

test("everything that there is lies on the map", () => {
  const { container, props } = draw("turn-act");
  const view = viewOf(props);
  expect(container.querySelectorAll(".so-disc")).toHaveLength(board.turntables.length);
  expect(container.querySelectorAll("[data-locomotive]")).toHaveLength(view.stations.length);
  expect(container.querySelectorAll(".so-map .so-flag")).toHaveLength(view.damages.length);
  expect(container.querySelectorAll("[data-piece]")).toHaveLength(view.pieces.length);
  expect(container.querySelectorAll("[data-detective], [data-ship]")).toHaveLength(2);
  expect(container.querySelectorAll(".so-map .so-square .watch")).toHaveLength(3);
  const carried = [...container.querySelectorAll("[data-locomotive] .so-slot.full")].length;
  expect(carried).toBe(view.loads.reduce((sum, load) => sum + load, 0));
});

test("a board whose coast nobody knows lies on paper", () => {
  const other = { ...boardOf(propsAt("turn-act")), id: "somewhere" };
  const { container } = draw("turn-act", { game: { ...GAME, layout: other as unknown as typeof GAME.layout } });
  expect(container.querySelector(".so-sea")).toBeNull();
  expect(container.querySelector(".so-grid")).not.toBeNull();
  expect(container.querySelectorAll(".so-disc")).toHaveLength(other.turntables.length);
});

test("what two say lies on the part of the map that is looked at, and neither covers the other nor a locomotive", () => {
  const scale = 1;
  const locomotives = [3, 8].map((station, seat) => ({ seat, station }));
  const { taken } = furnish(board, scale, "en", { pieces: [], henry: null, locomotives, open: [], costs: [] });
  const plan = (seat: number, ...places: string[]) => ({ seat, name: "Anselme", places, says: "Odette is well placed for the track piece in Vienna." });
  const plans = [plan(0, "station-3", "station-8"), plan(1, "station-8", "station-3")];
  const seen = { left: 0, top: 0, right: 1000, bottom: 600 };
  const boxes = [...bubblesOf(board, plans, scale, taken, seen).values()].map(({ tip, aside, width, height }) => boxAround({ x: tip.x + aside.x, y: tip.y + aside.y }, width, height));
  expect(boxes).toHaveLength(2);
  expect(boxes.filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > 1000 || bottom > 600)).toEqual([]);
  expect(overlap(boxes[0] as Box, boxes[1] as Box)).toBe(false);
  expect(taken.slice(-2).filter((pin) => boxes.some((box) => overlap(box, pin)))).toEqual([]);
});
