// "Play now": the first game on a device is as kind as it can be, the next is as it is meant, and that is said.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { profiles } from "../src/games";
import { gamesBegun, noteBegun, useGamesPlayed } from "../src/shell/home/gamesPlayed";
import { Poster } from "../src/shell/home/Poster";
import { games } from "../src/shell/server/catalogue";
import { choose } from "../src/shell/settings/settings";
import { planAgainstBots } from "../src/shell/setup/tablePlan";
import { words } from "../src/shell/text/say";
import type { GameInfo, NewTable } from "../src/wire";

const toy = { id: "toy", players: [2, 3], bots: ["easy"], options: [], domains: {}, language_options: { fr: { wine: "red" } }, summary: true } as unknown as GameInfo;
const NEXT = "Next time without a net.";
const asked: NewTable[] = [];

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  const any = Object.values(profiles)[0];
  if (any) profiles["toy"] = { ...any, firstGame: { options: { net: true }, next: { en: NEXT, fr: NEXT, de: NEXT, it: NEXT } } };
  games.value = [toy];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (path === "/api/tables" && init?.body) asked.push(JSON.parse(String(init.body)) as NewTable);
    return Promise.resolve(path === "/api/tables" ? Response.json({ table: { code: "ABCDEF" }, seats: [0] }) : new Response("title = Toy"));
  });
});
afterEach(() => {
  cleanup();
  delete profiles["toy"];
  vi.unstubAllGlobals();
});

it("begins with the options that the game calls kind, and later with its own", async () => {
  render(<Poster id="toy" />);
  fireEvent.click(await screen.findByRole("button", { name: /^Play/ }));
  await vi.waitFor(() => expect(asked.map(({ options }) => options)).toEqual([{ net: true }]));
  noteBegun("toy", "ABCDEF");
  expect(planAgainstBots(toy).options).toEqual({});
});

it("says after the first game what the next will be like, and not before or after it", () => {
  const said = () => {
    cleanup();
    render(<Poster id="toy" />);
    return screen.queryByText(NEXT) !== null;
  };
  expect(said()).toBe(false);
  noteBegun("toy", "ABCDEF");
  expect(said()).toBe(true);
  noteBegun("toy", "BCDEFG");
  expect(said()).toBe(false);
});

function AtTable({ code, seat }: { code: string; seat: number }) {
  useGamesPlayed("toy", code, seat);
  return null;
}

it("counts a game for whoever has a seat in it, and for no onlooker", async () => {
  const { rerender } = render(<AtTable code="ABCDEF" seat={-1} />);
  await vi.waitFor(() => expect(gamesBegun("toy")).toBe(0));
  rerender(<AtTable code="ABCDEF" seat={1} />);
  await vi.waitFor(() => expect(gamesBegun("toy")).toBe(1));
});

it("counts a table once, each game for itself", () => {
  for (const code of ["ABCDEF", "ABCDEF"]) noteBegun("toy", code);
  expect([gamesBegun("toy"), gamesBegun("other")]).toEqual([1, 0]);
});

it("is not disturbed by what else lies in its place", () => {
  localStorage.setItem("wagonlit played", "{");
  expect(planAgainstBots(toy).options).toEqual({ net: true });
});

it("goes by what is usual in the language of the device", () => {
  choose({ lang: "fr" });
  expect(planAgainstBots(toy).options).toEqual({ wine: "red", net: true });
});

it("offers the rules on one page to those who have never played", () => {
  const offered = () => {
    cleanup();
    render(<Poster id="toy" />);
    return screen.queryByRole("link", { name: "The game in two minutes" })?.getAttribute("href");
  };
  expect(offered()).toBe("/rules/toy");
  noteBegun("toy", "ABCDEF");
  expect(offered()).toBeUndefined();
});
