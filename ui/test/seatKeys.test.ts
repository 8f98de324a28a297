// My seat can be opened on another device: this one notices, and keeps the way back.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { rememberSeatKey, rememberedSeatKey } from "../src/shell/table/seatKeys";
import { Table } from "../src/shell/table/table";
import type { SeatInfo, TableInfo } from "../src/wire";
import { FakeSocket, snapshot, table as info, useFakeSockets } from "./fakeSocket";

let table: Table;

const changed = (seats: number[], anna: Partial<SeatInfo> = {}) => {
  const sitting = info.seats.map((seat) => (seat.seat === 0 ? { ...seat, ...anna } : seat));
  FakeSocket.last.tell({ type: "table", table: { ...info, seats: sitting } satisfies TableInfo, seats });
};

beforeEach(() => {
  sessionStorage.clear();
  useFakeSockets();
  table = new Table("KPMZRA");
  table.connect(0);
  FakeSocket.last.tell(snapshot());
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe("a seat", () => {
  it("that somebody else has now went to another device", () => {
    changed([]);
    expect(table.takenElsewhere.value).toBe(0);
    expect(table.mine.value).toEqual([]);
  });

  it("that the host freed did not", () => {
    changed([], { kind: "open", name: "" });
    expect(table.takenElsewhere.value).toBeNull();
  });

  it("that is still mine did not", () => {
    changed([0], { here: false });
    expect(table.takenElsewhere.value).toBeNull();
  });

  it("that was taken back is mine again, and listened to", () => {
    changed([]);
    table.sit({ table: info, seats: [0] });
    expect(table.takenElsewhere.value).toBeNull();
    expect(FakeSocket.last.address).toMatch(/seat=0$/);
  });

  it("that is nobody's here is only looked on at", () => {
    table.sit({ table: info, seats: [] });
    expect(FakeSocket.last.address).toMatch(/onlook=true$/);
  });
});

describe("the key of my own link", () => {
  it("is kept by table", () => {
    rememberSeatKey("KPMZRA", "secret", 2);
    expect(rememberedSeatKey("KPMZRA")).toEqual({ key: "secret", seat: 2 });
    expect(rememberedSeatKey("OTHERS")).toBeNull();
  });
});
