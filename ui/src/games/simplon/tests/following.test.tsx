// The map turns to what happens, so that locomotives are seen there: on a small screen, too.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { boardOf } from "../table";
import { draw, onMapOf, propsAt, seenAt } from "./draw";

afterEach(cleanup);

const PHONE = [390, 460] as const;
const BUTTONS = 54; // pixels that those which move the map take at its upper edge
const CARD = 60; // pixels that a locomotive hangs above its station
const WIDTH = 84; // pixels that it reaches to the side

/** Where a station is seen on a phone once a locomotive has come there. */
function arrivedAt(name: string) {
  const { texts } = propsAt("waiting");
  const station = boardOf(propsAt("waiting")).stations.findIndex((_, id) => texts.noun("station", id) === name);
  const justTold = [{ event: "Moved", facts: { seat: 1, station } }];
  const { container } = onMapOf(PHONE, () => draw("waiting", { phone: true, justTold }));
  return seenAt(container, `station-${station}`);
}

test.each(["Calais", "Brussels"])("a locomotive that comes to %s hangs below the buttons", (name) => {
  expect(arrivedAt(name).y).toBeGreaterThanOrEqual(BUTTONS + CARD);
});

test.each(["Granada", "Madrid"])("a locomotive that comes to %s hangs on the map, on whichever side of it", (name) => {
  const { x } = arrivedAt(name);
  expect(Math.min(x, PHONE[0] - x)).toBeGreaterThanOrEqual(WIDTH);
});
