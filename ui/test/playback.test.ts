// Moves wait until what is on the screen was seen; nothing is lost, and the order stays.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Playback } from "../src/shell/table/playback";
import type { Moved, Told } from "../src/wire";
import { position } from "./fakeSocket";

const move = (n: number): Moved => ({ type: "moved", by: 1, now: "", position: position(n, null), first: n, told: [{ event: String(n), facts: {} }] });

let shown: number[];
let stays: Record<string, number>;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stays = {};
  playback = new Playback(({ position: { n } }) => shown.push(n));
  const stay = ([one]: Told[]) => stays[one?.event ?? ""] ?? 0;
  playback.setStage({
    scenes: (move) => [{ move, heldOut: [], stay: stay(move.told) }],
    catchUp: (news) => [{ move: null, heldOut: [], stay: stay(news) }],
  });
});
afterEach(() => vi.useRealTimers());

it("shows at once what nothing stands before", () => {
  playback.receive(move(1));
  playback.receive(move(2));
  expect(shown).toEqual([1, 2]);
});

it("lets a move stay as long as it must be seen, and then shows the next one", () => {
  stays = { 1: 2500 };
  for (const n of [1, 2, 3]) playback.receive(move(n));
  vi.advanceTimersByTime(2400);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 3]);
});

it("goes on as soon as it was seen", () => {
  stays = { 1: Infinity };
  playback.receive(move(1));
  playback.receive(move(2));
  vi.advanceTimersByTime(100_000);
  expect(shown).toEqual([1]);
  playback.release();
  expect(shown).toEqual([1, 2]);
  expect(playback.holding.value).toBe(false);
});

it("knows how many moves wait for what is being shown", () => {
  stays = { 1: Infinity, 2: Infinity };
  for (const n of [1, 2, 3]) playback.receive(move(n));
  expect(playback.behind.value).toBe(2);
  playback.release();
  expect(playback.behind.value).toBe(1);
  playback.clear();
  expect(playback.behind.value).toBe(0);
});

it("shows nothing new while paused, but step by step", () => {
  stays = { 1: 2500 };
  playback.receive(move(1));
  playback.pause();
  for (const n of [2, 3, 4]) playback.receive(move(n));
  vi.advanceTimersByTime(100_000);
  expect(shown).toEqual([1]);
  expect(playback.holding.value).toBe(true);
  playback.step();
  expect(shown).toEqual([1, 2]);
  playback.resume();
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("forgets what was waiting when everything is told again", () => {
  stays = { 1: Infinity };
  playback.receive(move(1));
  playback.receive(move(2));
  playback.begin([]);
  playback.receive(move(5));
  expect(shown).toEqual([1, 5]);
});

it("holds what is told again, too", () => {
  stays = { 7: 2500 };
  playback.begin([{ event: "7", facts: {} }]);
  playback.receive(move(8));
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(shown).toEqual([8]);
});

it("shows a move in scenes, and the next move after the last of them", () => {
  const scene = (n: number, stay: number) => ({ move: move(n), heldOut: [], stay });
  playback.setStage({ scenes: ({ position: { n } }) => (n === 1 ? [scene(10, 900), scene(11, 900), scene(12, 0)] : [scene(n, 0)]), catchUp: () => [] });
  playback.receive(move(1));
  playback.receive(move(2));
  expect(shown).toEqual([10]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([10, 11]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([10, 11, 12, 2]);
});

it("says of a move in which nothing happens that nothing began, however much was told before", () => {
  const began: number[] = [];
  const returned = new Playback((_move, begun) => began.push(begun));
  returned.setStage({ scenes: (move) => [{ move, heldOut: [], stay: 0 }], catchUp: () => [] });
  const quiet = { ...move(7), told: [] };
  returned.receive(quiet);
  returned.receive(move(8));
  returned.begin([]);
  returned.receive(quiet);
  expect(began).toEqual([Infinity, 8, Infinity]);
});
