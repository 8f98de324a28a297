// Hot-seat: nobody sees anybody's cards while the device goes round.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { handOverTo } from "../src/shell/playing/seats/HandOver";
import type { Stage } from "../src/shell/table/playback";
import { Table } from "../src/shell/table/table";
import type { Told } from "../src/wire";
import { ask, FakeSocket, position, snapshot, useFakeSockets } from "./fakeSocket";

let table: Table;

beforeEach(() => {
  useFakeSockets();
  sessionStorage.clear();
  table = new Table("KPMZRA");
  table.connect(0);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const card = (id: number): Told => ({ event: "Dealt", facts: { card: id } });
/** Everything that was not seen is held out. */
const stage: Stage = {
  scenes: (move) => [{ move, heldOut: [], stay: 0 }],
  catchUp: (_, unseen) => [{ move: null, heldOut: unseen.map((told) => ({ told, domain: "card", id: 0 })), stay: Infinity }],
};

describe("several people at one device", () => {
  it("see nothing before one of them says who they are", () => {
    FakeSocket.last.tell(snapshot({ seats: [0, 1], position: position(4, null, [1]) }));
    expect(handOverTo(table, false)).toBe(1);
    table.sharedDevice.holder.value = 1;
    table.connect(1);
    FakeSocket.last.tell(snapshot({ seat: 1, seats: [0, 1], position: position(4, ask(4), [1]) }));
    expect(handOverTo(table, false)).toBeNull();
  });

  it("hand the device on when another of them is asked, and keep it while strangers think", () => {
    table.sharedDevice.holder.value = 0;
    FakeSocket.last.tell(snapshot({ seats: [0, 1], position: position(5, null, [2]) }));
    expect(handOverTo(table, false)).toBeNull();
    FakeSocket.last.tell({ type: "moved", by: 2, now: "2026-01-01T00:00:00Z", position: position(6, null, [1]), first: 1, told: [] });
    expect(handOverTo(table, false)).toBe(1);
  });

  it("see something together before the device is handed on", () => {
    table.sharedDevice.holder.value = 0;
    FakeSocket.last.tell(snapshot({ seats: [0, 1], position: position(5, null, [1]) }));
    expect(handOverTo(table, true)).toBeNull();
    expect(handOverTo(table, false)).toBe(1);
  });

  it("are shown one after the other what each of them sees alone", () => {
    const told = [0, 1, 2].map((card) => ({ event: "Dealt", facts: { card } }));
    table.sharedDevice.holder.value = 0;
    FakeSocket.last.tell(snapshot({ seats: [0, 1], position: position(5, ask(5), [0]), told }));
    table.sharedDevice.goRound(1, [0, 1], 0);
    expect(handOverTo(table, false)).toBe(1); // though seat 0 is asked
    table.sharedDevice.handTo(1);
    table.connect(1);
    FakeSocket.last.tell(snapshot({ seat: 1, seats: [0, 1], position: position(5, null, [0]), told }));
    expect(table.justTold.value).toEqual(told.slice(1)); // what seat 1 has missed is played for it
    table.sharedDevice.goRound(1, [0, 1], 1);
    expect(handOverTo(table, false)).toBe(0); // once round, not twice
    table.sharedDevice.handTo(0);
    table.connect(0);
    FakeSocket.last.tell(snapshot({ seats: [0, 1], position: position(5, ask(5), [0]), told }));
    expect(table.justTold.value).toEqual([]);
  });

  it("are first held out what came while another of them held it", () => {
    const told = [0, 1, 2].map(card);
    const now = position(5, ask(5), [0, 1]);
    table.playback.setStage(stage);
    table.sharedDevice.handTo(0);
    table.sharedDevice.noteSeen(1, 1);
    table.sharedDevice.handTo(1);
    table.connect(1);
    FakeSocket.last.tell(snapshot({ seat: 1, seats: [0, 1], position: now, told }));
    expect(table.playback.scene.value?.heldOut.map((shown) => shown.told)).toEqual(told.slice(1));
  });

  it("are not held out again after a reload what they have seen", () => {
    table.sharedDevice.noteSeen(1, 2);
    const reloaded = new Table("KPMZRA");
    expect(reloaded.sharedDevice.unseen([0, 1, 2].map(card), 1)).toEqual([card(2)]);
    expect(new Table("ANOTHER").sharedDevice.unseen([card(0)], 1)).toEqual([card(0)]);
  });
});
