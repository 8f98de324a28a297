// The table over a line that breaks: nothing is missed, nothing is answered twice.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Table } from "../src/shell/table/table";
import type { Reply, Told } from "../src/wire";
import { ask, FakeSocket, position, snapshot, useFakeSockets } from "./fakeSocket";

const NOW = "2026-01-01T00:00:00Z";
const event = (name: string): Told => ({ event: name, facts: {} });
const moved = (n: number, first: number, told: Told[], at: number | null) =>
  ({ type: "moved", by: 0, now: NOW, position: position(n, at === null ? null : ask(at)), first, told }) as const;
const replies = () => FakeSocket.all.flatMap((socket) => socket.sent).filter((sent): sent is Reply => sent.type === "answer");

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

describe("what is told", () => {
  it("is asked for from the start, then only from where it broke off", () => {
    expect(FakeSocket.last.address).toMatch(/\/api\/tables\/KPMZRA\/socket\?since=0&seat=0$/);
    FakeSocket.last.tell(snapshot());
    FakeSocket.last.tell(moved(5, 1, [event("A"), event("B")], 5));
    FakeSocket.last.breakOff(1006);
    expect(table.connection.value).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.address).toContain("since=3");
    FakeSocket.last.tell(snapshot({ first: 3, told: [event("C")], position: position(6, ask(6)) }));
    expect(table.told.value.map((told) => told.event)).toEqual(["Dealt", "A", "B", "C"]);
    expect(table.justTold.value.map((told) => told.event)).toEqual(["C"]);
    expect(table.connection.value).toBe("open");
  });

  it("leaves the notebook as it was where none comes with a move", () => {
    const seen = (notebook?: unknown) => {
      const { notebook: _, ...others } = position(5, null);
      const now = notebook === undefined ? others : { ...others, notebook };
      FakeSocket.last.tell({ ...moved(5, 1, [], null), position: now });
      return table.position.value?.notebook;
    };
    FakeSocket.last.tell(snapshot({ position: { ...position(4, null), notebook: { rows: 1 } } }));
    expect(seen()).toEqual({ rows: 1 });
    expect(seen({ rows: 2 })).toEqual({ rows: 2 });
    expect(seen()).toEqual({ rows: 2 });
    expect(seen(null)).toBeNull();
  });

  it("does not move again after a reload", () => {
    FakeSocket.last.tell(snapshot());
    expect(table.justTold.value).toEqual([]);
  });

  it("is replaced, without movement, when an answer was taken back", () => {
    FakeSocket.last.tell(snapshot());
    FakeSocket.last.tell(moved(5, 1, [event("A"), event("B")], 5));
    FakeSocket.last.tell(moved(6, 1, [], 6));
    expect(table.told.value.map((told) => told.event)).toEqual(["Dealt"]);
    expect(table.justTold.value).toEqual([]);
  });

  it("keeps moving when only the question changes", () => {
    FakeSocket.last.tell(snapshot());
    FakeSocket.last.tell(moved(5, 1, [event("A")], 5));
    FakeSocket.last.tell(moved(5, 2, [], 5));
    expect(table.justTold.value.map((told) => told.event)).toEqual(["A"]);
  });
});

describe("an answer", () => {
  it("closes the question until the next one stands", () => {
    FakeSocket.last.tell(snapshot());
    table.answer(2);
    table.answer(0);
    expect(replies()).toMatchObject([{ at: 4, choice: 2 }]);
    expect(table.picks.value.size).toBe(0);
    FakeSocket.last.tell({ type: "accepted", id: replies()[0]?.id ?? "", n: 5 });
    expect(table.picks.value.size).toBe(0);
    FakeSocket.last.tell(moved(5, 1, [], 5));
    expect([...table.picks.value]).toEqual([0, 2]);
  });

  it("is sent again under the same id when the line broke before it was confirmed", () => {
    FakeSocket.last.tell(snapshot());
    table.answer(2);
    FakeSocket.last.breakOff(1006);
    vi.advanceTimersByTime(2000);
    FakeSocket.last.tell(snapshot({ first: 1, told: [] }));
    const [first, second] = replies();
    expect(replies()).toHaveLength(2);
    expect(second).toEqual(first);
  });

  it("is not sent again once it was confirmed", () => {
    FakeSocket.last.tell(snapshot());
    table.answer(2);
    FakeSocket.last.tell({ type: "accepted", id: replies()[0]?.id ?? "", n: 5 });
    FakeSocket.last.breakOff(1006);
    vi.advanceTimersByTime(2000);
    FakeSocket.last.tell(snapshot({ first: 1, told: [], position: position(5, ask(5)) }));
    expect(replies()).toHaveLength(1);
  });

  it("that is refused can be given otherwise, and says why", () => {
    FakeSocket.last.tell(snapshot());
    table.answer(2);
    FakeSocket.last.tell({ type: "refused", id: replies()[0]?.id ?? "", code: "bad_answer", says: "No.", n: 4, reason: "", facts: {} });
    expect(table.refused.value?.says).toBe("No.");
    table.answer(0);
    expect(replies()[1]).toMatchObject({ choice: 0 });
  });
});
