// Names are placed anew while a finger zooms, on slow phones, too: as little as possible is looked at for each of them.
import { expect, test } from "vitest";

import { GAME } from "../fixtures/moments";
import { worldOf } from "../map/board";
import { Grounds } from "../map/ground";
import { type Box, boxAround, freePlace, overlap } from "../map/places";
import { FURTHEST } from "../map/scale";
import { trackPoints } from "../map/tracks";
import type { Layout } from "../table";

const board = GAME.layout as unknown as Layout;

test("what lies around a station is found once for all rounds, and is a small part of the map from far away, too", () => {
  const grounds = new Grounds(board, { scale: FURTHEST, lang: "de", first: new Set(), signs: [], world: worldOf(board, true) });
  const shares = board.stations.map(({ id, x, y }) => {
    const middle = { x: x * FURTHEST, y: y * FURTHEST };
    const ground = grounds.at(id, middle);
    expect(grounds.at(id, middle)).toBe(ground);
    expect(ground.dots.filter((dot) => overlap(dot, boxAround(middle, 1)))).toHaveLength(1);
    return ground.soft.length / trackPoints(board).length;
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.35);
});

test("once nothing better can come, no further place is tried", () => {
  let tried = 0;
  const faraway: Box = {
    get left() {
      tried += 1;
      return 1000;
    },
    top: 1000,
    right: 1010,
    bottom: 1010,
  };
  const places = Array.from({ length: 24 }, (_, place) => ({ x: 40 * place, y: 0 }));
  expect(freePlace(places, 30, 10, [[faraway]], [])).toBe(places[0]);
  expect(tried).toBe(1);
  expect(freePlace(places, 30, 10, [[boxAround({ x: 0, y: 0 }, 10)]], [{ x: 42, y: 1 }, { x: 44, y: 1 }])).toBe(places[2]);
  expect(freePlace([places[0] ?? { x: 0, y: 0 }], 30, 10, [[boxAround({ x: 0, y: 0 }, 10)]], [])).toBeNull();
});
