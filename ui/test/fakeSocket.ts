// A stand-in for the network: sockets that the test opens, feeds and breaks.
import { vi } from "vitest";

import type { Ask, FromServer, Position, Snapshot, TableInfo, ToServer } from "../src/wire";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("No socket was opened.");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.breakOff(1000);
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

const seat = (number: number, name: string) =>
  ({ seat: number, kind: "person", name, bot: "", sitting_in: "", here: true, proposal: null, adds_salt: false, seal: "", salt: "" }) as const;

export const table: TableInfo = {
  code: "KPMZRA",
  name: "",
  game: "toy",
  status: "playing",
  options: {},
  clock: "none",
  listed: false,
  open_hands: false,
  seats: [seat(0, "Anna"), seat(1, "Bert")],
  host: 0,
  onlookers: 0,
  moved: "2026-01-01T00:00:00Z",
  rematch: "",
  seed: null,
  commitment: "",
  dealing: null,
};

const OF_IDS = { parts: [], longest: 0, instead: "", final: false, late: [] };
export const ask = (at: number): Ask => ({
  ...OF_IDS, seat: 0, decision: "take", domain: "card", rule: "TOY-1", options: [0, 2], facts: {}, at,
});

export const position = (n: number, asked: Ask | null, waiting: number[] = [0]): Position => ({
  n,
  view: { cards: [0, 2], hours: 3 },
  notebook: null,
  ask: asked,
  waiting,
  undo: { mine: "no", wisher: -1, needed: [] },
  deadline: "",
  limit: 0,
  viewing_until: "",
  result: null,
  discreet: false,
  laid: null,
  hindsight: [],
  chat_closed: false,
});

export const snapshot = (changed: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  table,
  seat: 0,
  seats: [0],
  now: "2026-01-01T00:00:00Z",
  position: position(4, ask(4)),
  first: 0,
  told: [{ event: "Dealt", facts: { card: 0 } }],
  marks: {},
  chat: [],
  forecasts: [],
  ...changed,
});
