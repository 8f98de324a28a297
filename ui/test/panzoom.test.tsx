// A map that can be moved and looked at from closer by: the arithmetic, and what fingers, wheel and keys do.
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { type Camera, fillingScale, held, lookingAt, onMap, onScreen, revealing, wholeScale, zoomedAt } from "../src/contract/panzoom/camera";
import { PanZoom } from "../src/contract/panzoom/panZoom";
import { PanZoomBox } from "../src/contract/panzoom/PanZoomBox";

afterEach(cleanup);

const LIMITS = { world: { x: 0, y: 0, width: 1000, height: 600 }, closest: 4 };
const VIEW = { width: 500, height: 400 };
const WORDS = { map: "Map", closer: "Closer", further: "Further", home: "All of it" };

test("a point of the map and its place on the screen are found from each other", () => {
  const camera: Camera = { x: -40, y: 12, scale: 1.5 };
  expect(onScreen(camera, { x: 100, y: 20 })).toEqual({ x: 110, y: 42 });
  expect(onMap(camera, onScreen(camera, { x: 333, y: 222 }))).toEqual({ x: 333, y: 222 });
});

test("all of it is seen at one scale, and no edge stays empty at another", () => {
  expect(wholeScale(LIMITS.world, VIEW)).toBe(0.5);
  expect(fillingScale(LIMITS.world, VIEW)).toBeCloseTo(400 / 600);
});

test("nobody looks past the edge of the map, nor from too close or too far", () => {
  expect(held({ x: 300, y: -5000, scale: 1 }, LIMITS, VIEW)).toEqual({ x: 0, y: -200, scale: 1 });
  expect(held({ x: 0, y: 0, scale: 99 }, LIMITS, VIEW).scale).toBe(4);
  const whole = held({ x: 0, y: 0, scale: 0.01 }, LIMITS, VIEW);
  expect(whole).toEqual({ x: 0, y: 50, scale: 0.5 }); // lower than the view: it stands in the middle
});

test("whoever looks closer keeps seeing the same place under the finger", () => {
  const before = lookingAt({ x: 500, y: 300 }, 1, VIEW);
  const finger = { x: 120, y: 310 };
  const place = onMap(before, finger);
  const after = zoomedAt(before, finger, 1.7, LIMITS, VIEW);
  expect(after.scale).toBeCloseTo(1.7);
  expect(onScreen(after, place).x).toBeCloseTo(finger.x);
  expect(onScreen(after, place).y).toBeCloseTo(finger.y);
});

test("what is seen already moves nothing; what is not comes into view, from further away only if it must", () => {
  const camera = lookingAt({ x: 500, y: 300 }, 1, VIEW);
  expect(revealing(camera, [{ x: 520, y: 310 }], 50, LIMITS, VIEW)).toEqual(camera);
  const moved = revealing(camera, [{ x: 900, y: 300 }], 50, LIMITS, VIEW);
  expect(moved.scale).toBe(1);
  expect(onScreen(moved, { x: 900, y: 300 }).x).toBe(450);
  const apart = revealing(camera, [{ x: 100, y: 300 }, { x: 900, y: 300 }], 50, LIMITS, VIEW);
  expect(apart.scale).toBeCloseTo(0.5);
  expect(revealing(camera, [], 50, LIMITS, VIEW)).toEqual(camera);
});

/** A map in a box of 500 × 400 with a button on it. */
function drawn() {
  const map = new PanZoom(LIMITS, () => lookingAt({ x: 500, y: 300 }, 1, VIEW), true);
  const pick = vi.fn();
  const { container, getByRole } = render(
    <PanZoomBox map={map} words={WORDS}>
      <button type="button" onClick={pick}>Lyon</button>
      <i data-grabs />
    </PanZoomBox>,
  );
  map.resize(VIEW);
  const box = container.querySelector(".panzoom-view") as HTMLElement;
  const finger = (type: "pointerDown" | "pointerMove" | "pointerUp", x: number, y: number, pointerId = 1, on: Element = box) =>
    fireEvent[type](on, { clientX: x, clientY: y, pointerId, button: 0 });
  return { map, pick, box, finger, getByRole };
}

test("a finger takes the map along, and what lies under it at the end is not meant", () => {
  const { map, pick, finger, getByRole } = drawn();
  const lyon = getByRole("button", { name: "Lyon" });
  const before = map.camera.value;
  finger("pointerDown", 100, 100, 1, lyon);
  finger("pointerMove", 140, 90);
  finger("pointerUp", 140, 90);
  fireEvent.click(lyon, { detail: 1 });
  expect(map.camera.value).toEqual({ ...before, x: before.x + 40, y: before.y - 10 });
  expect(pick).not.toHaveBeenCalled();
  fireEvent.click(lyon, { detail: 1 });
  expect(pick).toHaveBeenCalledTimes(1);
});

test("a finger that trembles is a tap", () => {
  const { map, pick, finger, getByRole } = drawn();
  const before = map.camera.value;
  const lyon = getByRole("button", { name: "Lyon" });
  finger("pointerDown", 100, 100, 1, lyon);
  finger("pointerMove", 103, 101);
  finger("pointerUp", 103, 101);
  fireEvent.click(lyon, { detail: 1 });
  expect(map.camera.value).toEqual(before);
  expect(pick).toHaveBeenCalledTimes(1);
});

test("two fingers that part look closer, at what lies between them", () => {
  const { map, finger } = drawn();
  const between = onMap(map.camera.value, { x: 200, y: 200 });
  finger("pointerDown", 150, 200, 1);
  finger("pointerDown", 250, 200, 2);
  finger("pointerMove", 100, 200, 1);
  finger("pointerMove", 300, 200, 2);
  expect(map.camera.value.scale).toBeCloseTo(2);
  expect(onScreen(map.camera.value, between).x).toBeCloseTo(200);
});

test("what can be grabbed itself does not take the map along", () => {
  const { map, box, finger } = drawn();
  const before = map.camera.value;
  finger("pointerDown", 100, 100, 1, box.querySelector("[data-grabs]") as Element);
  finger("pointerMove", 180, 150);
  expect(map.camera.value).toEqual(before);
});

test("wheel, keys and buttons do the same", () => {
  const { map, box, getByRole } = drawn();
  fireEvent.wheel(box, { deltaY: -100, clientX: 250, clientY: 200 });
  expect(map.camera.value.scale).toBeGreaterThan(1.2);
  fireEvent.keyDown(box, { key: "0" });
  expect(map.camera.value.scale).toBe(0.5); // all of it: home is a closer look here
  fireEvent.keyDown(box, { key: "0" });
  expect(map.camera.value.scale).toBe(1);
  fireEvent.keyDown(box, { key: "+" });
  fireEvent.keyDown(box, { key: "-" });
  expect(map.camera.value.scale).toBeCloseTo(1);
  const before = map.camera.value;
  fireEvent.keyDown(box, { key: "ArrowRight" });
  expect(map.camera.value.x).toBe(before.x - 60);
  fireEvent.keyDown(getByRole("button", { name: "Lyon" }), { key: "ArrowRight" });
  expect(map.camera.value.x).toBe(before.x - 60); // arrows on a thing belong to the game
  fireEvent.click(getByRole("button", { name: "Closer" }));
  expect(map.camera.value.scale).toBeCloseTo(1.5);
  fireEvent.click(getByRole("button", { name: "All of it" }));
  expect(map.camera.value.scale).toBe(0.5);
});

test("when the window changes, the middle keeps showing the same place; an untouched map stands where it belongs", () => {
  const home = vi.fn((view: { width: number; height: number }) => lookingAt({ x: 500, y: 300 }, view.width / 500, view));
  const map = new PanZoom(LIMITS, home, true);
  map.resize(VIEW);
  expect(map.camera.value.scale).toBe(1);
  map.resize({ width: 1000, height: 800 });
  expect(map.camera.value.scale).toBe(2);
  map.zoom(1.25);
  const middle = onMap(map.camera.value, { x: 500, y: 400 });
  map.resize({ width: 700, height: 800 });
  expect(onMap(map.camera.value, { x: 350, y: 400 }).x).toBeCloseTo(middle.x);
  expect(map.camera.value.scale).toBe(2.5);
});
