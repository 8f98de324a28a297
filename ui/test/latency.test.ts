// How slow the line is: the middle of the latest measures, told to the server with every ping.
import { beforeEach, expect, it, vi } from "vitest";

import { Latency } from "../src/shell/server/latency";
import { LiveSocket } from "../src/shell/server/socket";
import { FakeSocket, snapshot, useFakeSockets } from "./fakeSocket";

beforeEach(() => useFakeSockets());

it("is the middle of the latest five, so that a hiccup counts for nothing", () => {
  let now = 0;
  const latency = new Latency(() => now);
  expect(latency.lag).toBe(0);
  for (const taken of [900, 40, 50, 60, 2000, 55, 45]) {
    now += 1000;
    latency.leave();
    now += taken;
    latency.return();
    latency.return(); // an answer that nobody asked for
  }
  expect(latency.lag).toBe(55);
});

it("is told to the server as soon as it is known", () => {
  vi.useFakeTimers();
  const socket = new LiveSocket({ address: () => "/socket", hear: () => undefined, state: () => undefined });
  FakeSocket.last.tell(snapshot());
  vi.advanceTimersByTime(2_000);
  vi.advanceTimersByTime(80);
  FakeSocket.last.tell({ type: "pong" });
  expect(FakeSocket.last.sent).toEqual([
    { type: "ping", lag: 0 },
    { type: "ping", lag: 80 },
  ]);
  socket.close();
  vi.useRealTimers();
});
