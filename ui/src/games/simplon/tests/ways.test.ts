// Where one comes along on the map: by rail, by sea, and with the arrow keys.
import { expect, test } from "vitest";

import { GAME } from "../fixtures/moments";
import { lanesBy, progressOf, routeBy, shipWay } from "../map/sea";
import { neighbour, spotOf } from "../map/spots";
import { curvesOf, wayAlong } from "../map/tracks";
import { type Layout, tracksFrom } from "../table";

const board = GAME.layout as unknown as Layout;

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
