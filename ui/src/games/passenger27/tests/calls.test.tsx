// Names called: silence first, then all names at once, then who falls; nothing around it tells it before.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { moment } from "../fixtures/moments";
import { wordsIn } from "./files";
import { runningCall, shotsIn } from "../shows/calling";
import { draw } from "./draw";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
/** What was told, as nobody has seen it yet. */
const fresh = () => ({ justTold: [...moment("calls", wordsIn("en")).justTold] });

test("the shots are read out of what was told", () => {
  const shots = shotsIn(fresh().justTold);
  expect(shots.length).toBeGreaterThan(1);
  expect(shots.every(({ passenger }) => passenger >= 0)).toBe(true);
  expect(shotsIn([])).toEqual([]);
});

test("the cards lie face down, are turned together, and then it is said who falls", () => {
  const { container, props } = draw("calls", fresh());
  const faces = () => container.querySelectorAll(".tp-calls .tp-card.passenger").length;
  const shots = shotsIn(props.justTold).length;
  expect(faces()).toBe(0);
  expect(container.querySelector(".tp-calls .tp-medal")).toBeNull(); // who shoots stays unknown
  expect(container.querySelector(".tp-ending")).toBeNull();
  pass(900);
  expect(faces()).toBe(shots);
  expect(container.querySelector(".tp-calls .hit, .tp-calls .miss")).toBeNull();
  pass(1500 + 500 * (shots - 1));
  expect(container.querySelectorAll(".tp-calls .hit, .tp-calls .miss")).toHaveLength(shots);
  pass(2200 + 500 * (shots - 1));
  expect(container.querySelector(".tp-calls")).toBeNull();
  expect(runningCall.value).toBeNull();
});

test("it is played once", () => {
  const given = fresh();
  draw("calls", given);
  pass(60_000);
  cleanup();
  expect(draw("calls", given).container.querySelector(".tp-calls")).toBeNull();
});
