// Names called: silence first, then all names at once, then who falls; nothing around it tells it before.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { moment } from "../fixtures/moments";
import { wordsIn } from "./files";
import { ACTS, belongsToCall, runningCall, shotsIn } from "../shows/calling";
import type { View } from "../view";
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

test("who falls is not to be seen before, even where it is told only later", () => {
  const { justTold } = fresh();
  const { position } = moment("calls", wordsIn("en"));
  const after = position.view as View;
  const seats = after.identities.map((_, seat) => seat);
  const before = { ...position, view: { ...after, living: seats, out: [], reason: null } };
  const { container, redraw } = draw("calls", { position: before, justTold: [] });
  redraw({ position, justTold: justTold.filter(({ event }) => event !== "PlayerOut") });
  expect(container.querySelectorAll(".tp-calls li").length).toBeGreaterThan(1);
  expect(container.querySelectorAll(".tp-medal")).toHaveLength(0);
  for (const _act of ACTS) pass(10_000);
  expect(container.querySelectorAll(".tp-medal").length).toBeGreaterThan(0);
});

test("hits and misses belong to the call; who goes out is told after it", () => {
  const called = fresh().justTold;
  const verdicts = called.filter(({ event }) => event.startsWith("Shot"));
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts.every(belongsToCall)).toBe(true);
  expect(called.filter(({ event }) => event === "PlayerOut").some(belongsToCall)).toBe(false);
});

test("it is played once", () => {
  const given = fresh();
  draw("calls", given);
  pass(60_000);
  cleanup();
  expect(draw("calls", given).container.querySelector(".tp-calls")).toBeNull();
});
