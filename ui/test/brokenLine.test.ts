// A line that breaks: it is tried again, and what is on the screen meanwhile stays as long as it must, once.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Stage } from "../src/shell/table/playback";
import { Table } from "../src/shell/table/table";
import type { Told } from "../src/wire";
import { ask, FakeSocket, position, snapshot, useFakeSockets } from "./fakeSocket";

const stay = (told: Told[]) => (told.some((one) => one.event === "Show") ? Infinity : 0);
const stage: Stage = {
  scenes: (move) => [{ move, heldOut: [], stay: stay(move.told) }],
  catchUp: (news) => [{ move: null, heldOut: [], stay: stay(news) }],
};
const NOW = "2026-01-01T00:00:00Z";
const event = (name: string): Told => ({ event: name, facts: {} });
const moved = (n: number, first: number, told: Told[], at: number | null) =>
  ({ type: "moved", by: 0, now: NOW, position: position(n, at === null ? null : ask(at)), first, told }) as const;

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  table = new Table("KPMZRA");
  table.connect(0);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("nothing is held up a second time that was seen before the line broke", () => {
  table.playback.setStage(stage);
  FakeSocket.last.tell(snapshot());
  FakeSocket.last.tell(moved(5, 1, [event("Show")], null));
  table.playback.release();
  FakeSocket.last.breakOff(1006);
  vi.advanceTimersByTime(2000);
  FakeSocket.last.tell(snapshot({ first: 2, told: [], position: position(5, null) }));
  FakeSocket.last.tell(moved(6, 2, [event("A")], 6));
  expect(table.told.value.map((told) => told.event)).toEqual(["Dealt", "Show", "A"]);
});

it("what must be seen stays on the screen as long as it must, though the line broke meanwhile", () => {
  table.playback.setStage(stage);
  FakeSocket.last.tell(snapshot());
  FakeSocket.last.tell(moved(5, 1, [event("Show")], null));
  FakeSocket.last.breakOff(1006);
  vi.advanceTimersByTime(2000);
  FakeSocket.last.tell(snapshot({ first: 2, told: [], position: position(5, null) }));
  FakeSocket.last.tell(moved(6, 2, [event("A")], 6));
  expect(table.told.value.map((told) => told.event)).toEqual(["Dealt", "Show"]);
  table.playback.release();
  expect(table.told.value.map((told) => told.event)).toEqual(["Dealt", "Show", "A"]);
});

it("the line is tried later and later", () => {
  for (let time = 0; time < 6; time += 1) {
    FakeSocket.last.breakOff(1006);
    vi.advanceTimersByTime(400 * 2 ** time * 1.5);
  }
  expect(FakeSocket.all).toHaveLength(7);
  FakeSocket.last.breakOff(1006);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(7);
});

it("a server that restarts is asked again at once, and people are told so calmly, unless it stays away", () => {
  FakeSocket.last.tell(snapshot());
  FakeSocket.last.breakOff(1012);
  expect(table.connection.value).toBe("restarting");
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  expect(table.connection.value).toBe("restarting");
  FakeSocket.last.tell(snapshot());
  expect(table.connection.value).toBe("open");
  FakeSocket.last.breakOff(1012);
  for (let time = 0; time < 5; time += 1) {
    vi.advanceTimersByTime(400 * 2 ** time * 1.5);
    FakeSocket.last.breakOff(1006);
  }
  expect(table.connection.value).toBe("lost");
});

it("the line is not tried again where one may not sit", () => {
  FakeSocket.last.breakOff(4403);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.connection.value).toBe("closed");
});

it("a line that has gone silent is given up", () => {
  FakeSocket.last.tell(snapshot());
  vi.advanceTimersByTime(100_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
