// What is revealed on a map may need a step back; whatever comes next is looked at from as near as before.
import { expect, test, vi } from "vitest";

import { lookingAt, onScreen } from "../src/contract/panzoom/camera";
import { PanZoom } from "../src/contract/panzoom/panZoom";

const LIMITS = { world: { x: 0, y: 0, width: 1000, height: 600 }, closest: 4 };
const VIEW = { width: 500, height: 400 };
const FAR_APART = [{ x: 100, y: 300 }, { x: 900, y: 300 }];
const LYON = { x: 300, y: 250 };

function mapOf(scale = 1): PanZoom {
  const map = new PanZoom(LIMITS, () => lookingAt({ x: 500, y: 300 }, scale, VIEW), true);
  map.resize(VIEW);
  return map;
}

test("after a step back the next thing is as near as things were before", () => {
  const map = mapOf();
  map.reveal(FAR_APART);
  map.reveal(FAR_APART);
  expect(map.camera.value.scale).toBe(0.5);
  map.reveal([]);
  map.reveal([LYON]);
  expect(map.camera.value.scale).toBe(1);
  expect(onScreen(map.camera.value, LYON)).toEqual({ x: 250, y: 200 });
});

test("to move the map about is not to choose how near it is", () => {
  const map = mapOf();
  map.reveal(FAR_APART);
  map.move(10, 0);
  map.reveal([LYON]);
  expect(map.camera.value.scale).toBe(1);
});

test("whoever has looked for themselves since then is left where they are", () => {
  const map = mapOf();
  map.reveal(FAR_APART);
  map.zoom(1.2);
  map.reveal([LYON]);
  expect(map.camera.value.scale).toBeCloseTo(0.6);
});

test("what is revealed while the map still glides counts from where it will arrive", () => {
  vi.stubGlobal("requestAnimationFrame", () => 1); // a glide stays at its first frame
  const map = mapOf();
  map.reveal(FAR_APART);
  map.setStill(false);
  map.reveal([LYON]);
  map.reveal([{ x: 20, y: 20 }]);
  map.setStill(true);
  map.reveal([{ x: 900, y: 500 }]);
  expect(map.camera.value.scale).toBe(1);
  vi.unstubAllGlobals();
});

test("a map that shows all of itself stays where it is until the reader has moved it", () => {
  const map = mapOf(0.6);
  const before = map.camera.value;
  map.reveal([{ x: 95, y: 300 }]); // at the edge, where it belongs
  expect(map.camera.value).toEqual(before);
  map.zoom(3);
  map.reveal([{ x: 95, y: 300 }]);
  expect(onScreen(map.camera.value, { x: 95, y: 300 }).x).toBeGreaterThan(0);
});
