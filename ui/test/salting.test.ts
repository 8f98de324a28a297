// This device adds its salt to the deal: sealed first, the same one opened later, each once.
import { afterEach, expect, it, vi } from "vitest";

import { addSalt, saltOf } from "../src/shell/table/salting";
import { Table } from "../src/shell/table/table";
import type { TableInfo } from "../src/wire";
import { table as info } from "./fakeSocket";

afterEach(() => vi.unstubAllGlobals());

function dealing(step: "sealing" | "opening", seal = ""): TableInfo {
  const seats = info.seats.map((seat) => ({ ...seat, adds_salt: true, seal }));
  return { ...info, seats, status: "setup", dealing: { step, until: "2026-01-01T00:00:04Z" } };
}

it("seals the salt of its own seats, and opens the same", async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(body as string)]);
    return Promise.resolve(new Response("{}"));
  });
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
  const salt = saltOf(info.code, 0) ?? "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`wagonlit salt ${salt}`));
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(seal).toBe(Buffer.from(digest).toString("hex"));
  expect(sent.map(([path]) => path)).toEqual([`/api/tables/${info.code}/seal`, `/api/tables/${info.code}/salt`]);
  expect(sent[1]?.[1]).toEqual({ seat: 0, salt });
});
