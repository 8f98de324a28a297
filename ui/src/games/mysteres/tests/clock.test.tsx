// The ring around the great button and the number in the bar: two clocks, one time.
import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Countdown } from "../../../shell/playing/prompt/Countdown";
import { Table } from "../../../shell/table/table";
import { draw, propsAt } from "./draw";

const NOW = Date.parse("2027-01-01T12:00:00Z");
const OFF = 90_000; // milliseconds by which this device's clock is slow
const LIMIT = 15; // seconds
const within = (limit: number) => ({ deadline: new Date(NOW + OFF + 1000 * limit).toISOString(), limit });
const FULL = 603; // the length of the whole ring

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ring = (container: Element) => parseFloat(container.querySelector(".my-ring .left")?.getAttribute("stroke-dasharray") ?? "0");

test("both clocks show the same second all the time, whenever each of them was drawn, and the ring keeps up", () => {
  const table = new Table("KPMZRA");
  table.serverClock.hear(new Date(NOW + OFF).toISOString());
  const bar = render(<Countdown table={table} position={within(LIMIT)} asked />).container;
  act(() => void vi.advanceTimersByTime(130));
  const { position } = propsAt("answer-declare");
  const { container } = draw("answer-declare", { position: { ...position, ...within(LIMIT) }, clockAhead: OFF });
  const inBar = () => Number(bar.querySelector(".countdown")?.textContent?.split(":")[1]);
  const seen = Array.from({ length: 320 }, () => {
    act(() => void vi.advanceTimersByTime(50));
    return [inBar(), parseInt(container.querySelector(".my-seconds")?.textContent ?? "", 10)];
  });
  expect(seen.filter(([one, other]) => one !== other)).toEqual([]);
  expect(new Set(seen.map(([one]) => one))).toEqual(new Set(Array.from({ length: 16 }, (_, second) => second)));
  expect(ring(container)).toBe(0);
});

test("the ring is full when the question comes up, and gone with it", () => {
  const { position } = propsAt("answer-declare");
  const asked = { ...position, ...within(LIMIT) };
  const { container, redraw } = draw("answer-declare", { position, clockAhead: OFF });
  act(() => void vi.advanceTimersByTime(60_000));
  vi.setSystemTime(NOW);
  act(() => redraw({ position: asked }));
  expect([container.querySelector(".my-seconds")?.textContent, Math.round(ring(container))]).toEqual(["15 s", FULL]);
  act(() => void vi.advanceTimersByTime(11_000));
  expect(container.querySelector(".my-seconds")?.getAttribute("data-late")).toBe("true");
  act(() => redraw({ position: { ...position, ask: null } }));
  expect(container.querySelector(".my-seconds")).toBeNull();
  expect(ring(container)).toBe(0);
});

test.each([
  ["answer-declare", 5],
  ["answer-propose", 45],
  ["turn-question-special", 20],
])("the ring of %s is full at the beginning and empty at the end, whatever cut its time to %i s", (moment, limit) => {
  const { position } = propsAt(moment);
  const { container } = draw(moment, { position: { ...position, ...within(limit) }, clockAhead: OFF, write: () => undefined });
  const share = () => Math.round((100 * ring(container)) / FULL);
  const seen = [share()];
  for (const _ of [1, 2]) {
    act(() => void vi.advanceTimersByTime(500 * limit));
    seen.push(share());
  }
  expect(seen).toEqual([100, 50, 0]);
});

test("while people still look at what was shown the ring is full, and the time has not begun", () => {
  const { position } = propsAt("answer-declare");
  const { container } = draw("answer-declare", { position: { ...position, ...within(LIMIT + 4), limit: LIMIT }, clockAhead: OFF });
  expect(container.querySelector(".my-seconds")?.textContent).toBe("15 s");
  act(() => void vi.advanceTimersByTime(4000));
  expect(Math.round(ring(container))).toBe(FULL);
  act(() => void vi.advanceTimersByTime(7500));
  expect(Math.round(ring(container))).toBe(Math.round(FULL / 2));
});
