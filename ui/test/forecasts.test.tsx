// Who is likely to win: what the server tells of it is put together, and shown as far as the reader has seen the game.
import { expect, it } from "vitest";

import type { Forecast, Moved } from "../src/wire";
import { ask, FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();

const forecast = (at: number, value = 0.5): Forecast => ({ at, chances: [{ value, low: value - 0.1, high: value + 0.1 }] });
const seen = () => here.table.asides.forecasts.value.map(({ at }) => at);
const told = (first: number, ...line: Forecast[]) => FakeSocket.last.tell({ type: "forecasts", first, line });
const moved = (n: number): Moved => ({ type: "moved", by: 0, now: "2026-01-01T00:00:00Z", position: position(n, ask(n)), first: 1, told: [] });

it("comes with everything else, and each message replaces the rest of the line", () => {
  FakeSocket.last.tell(snapshot({ forecasts: [forecast(0), forecast(2)] }));
  expect(seen()).toEqual([0, 2]);
  told(1, forecast(1), forecast(2, 0.7));
  expect(seen()).toEqual([0, 1, 2]);
  expect(here.table.asides.forecasts.value.at(-1)?.chances[0]?.value).toBe(0.7);
  told(1);
  expect(seen()).toEqual([0]);
});

it("does not foretell what the reader has not been shown", () => {
  here.table.playback.pause();
  FakeSocket.last.tell(moved(5));
  told(0, forecast(4), forecast(5));
  expect(seen()).toEqual([4]);
  here.table.playback.resume();
  expect(seen()).toEqual([4, 5]);
});
