// No address is a dead end: whoever is lost is told so, and shown the way on.
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { App } from "../src/shell/App";
import { fits, go } from "../src/shell/route";
import { choose } from "../src/shell/settings/settings";
import { words } from "../src/shell/text/say";
import { FakeSocket, snapshot, table, useFakeSockets } from "./fakeSocket";

const REFUSED: Record<string, string> = { "/api/games/nothing/rules/en": "no_game", "/api/tables/ZZZZZZ": "no_table" };

function answer(path: string): Response {
  const code = REFUSED[path];
  return code ? Response.json({ code, says: "", option: "" }, { status: 404 }) : Response.json([]);
}

beforeAll(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
});

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn((path: string) => Promise.resolve(answer(path))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["/foo", "Perhaps there is a typo in the address."],
  ["/rules", "Perhaps there is a typo in the address."],
  ["/t/ABCDEF/more", "Perhaps there is a typo in the address."],
  ["/new/nothing", "Perhaps there is a typo in the address."],
  ["/rules/nothing", "There is no such game here."],
  ["/t/zzzzzz", "There is no table with this code; perhaps a letter is wrong."],
])("%s says that there is nothing, and leads back", async (path, why) => {
  go(path);
  render(<App />);
  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain(why);
  expect(screen.getByRole("link", { name: "Back to the platform" }).getAttribute("href")).toBe("/");
  expect(document.title).toBe("Wagonlit · There is nothing here");
});

it("does not say so when the server is only away", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  go("/rules/nothing");
  render(<App />);
  expect(await screen.findByRole("heading", { name: "The server cannot be reached right now." })).toBeTruthy();
});

it("tries again to sit down at a table until the server is back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  go("/t/zzzzzz");
  render(<App />);
  expect(await screen.findByRole("heading", { name: "The server cannot be reached right now." })).toBeTruthy();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  expect(await screen.findByText("There is no table with this code", { exact: false }, { timeout: 10_000 })).toBeTruthy();
});

it("does not stumble over a letter that is none", () => {
  expect(fits("/t/%E0", "/t/:code")).toBeNull();
});

it("tells whoever is at a table that it was closed, whatever was still to be shown", async () => {
  useFakeSockets();
  const seated = { table: { ...table, status: "setup", dealing: { step: "opening", until: "2026-01-01T00:00:04Z" } } as const, seats: [] };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(path === "/api/tables/KPMZRA" ? seated : [])));
  go("/t/KPMZRA");
  render(<App />);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1), 10_000);
  FakeSocket.last.tell({ type: "refused", id: "", code: "table_closed", says: "", n: 0, reason: "", facts: {} });
  FakeSocket.last.tell(snapshot(seated));
  FakeSocket.last.breakOff(4404);
  expect(await screen.findByText("This table was closed.", { exact: false }, { timeout: 10_000 })).toBeTruthy();
});
