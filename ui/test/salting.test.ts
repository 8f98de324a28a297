// This device adds its salt to the deal: sealed first, the same one opened later, each once.
import { afterEach, expect, it, vi } from "vitest";

import { addSalt, saltOf, sealsNoted } from "../src/shell/table/salting";
import { Table } from "../src/shell/table/table";
import type { TableInfo } from "../src/wire";
import { table as info } from "./fakeSocket";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const COMMITMENT = "c0".repeat(32);

function dealing(step: "sealing" | "opening", seal = "", commitment = COMMITMENT): TableInfo {
  const seats = info.seats.map((seat) => ({ ...seat, adds_salt: true, seal }));
  return { ...info, seats, status: "setup", commitment, dealing: { step, until: "2026-01-01T00:00:04Z" } };
}

async function hashed(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");
}

function listen(): [string, unknown][] {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(body as string)]);
    return Promise.resolve(new Response("{}"));
  });
  return sent;
}

it("seals the salt of its own seats, and opens the same", async () => {
  const sent = listen();
  const table = new Table(info.code);
  table.mine.value = [0];
  const stop = addSalt(table);
  table.table.value = dealing("sealing");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  table.table.value = dealing("sealing"); // somebody else has sealed theirs
  const seal = (sent[0]?.[1] as { seal: string }).seal;
  table.table.value = dealing("opening", seal);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  stop();
  const salt = saltOf(COMMITMENT, 0) ?? "";
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(seal).toBe(await hashed(`wagonlit salt ${salt}`));
  expect(sent.map(([path]) => path)).toEqual([`/api/tables/${info.code}/seal`, `/api/tables/${info.code}/salt`]);
  expect(sent[1]?.[1]).toEqual({ seat: 0, salt });
});

it("notes what all had sealed before it opens its own, and nothing that it is shown later", async () => {
  const sent = listen();
  for (const [step, seal] of [["sealing", ""], ["opening", "aa"], ["opening", "bb"]] as const) {
    const before = sent.length;
    const table = new Table(info.code); // as when the page is loaded again
    table.mine.value = [0];
    const stop = addSalt(table);
    table.table.value = dealing(step, seal);
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    stop();
  }
  const seals = info.seats.map(({ seat }) => ` ${seat}:aa`).join("");
  expect(sealsNoted(COMMITMENT)).toBe(await hashed(`wagonlit seals ${COMMITMENT}${seals}`));
});

it("gives no salt that anybody knows to another secret, even at a table of the same code", async () => {
  const sent = listen();
  for (const commitment of [COMMITMENT, "0c".repeat(32)]) {
    const before = sent.length;
    const table = new Table(info.code);
    table.mine.value = [0];
    const stop = addSalt(table);
    table.table.value = dealing("sealing", "", commitment);
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    stop();
  }
  expect(saltOf("0c".repeat(32), 0)).not.toBe(saltOf(COMMITMENT, 0));
});
