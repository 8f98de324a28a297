// Whoever sat down at a table is told what its host has changed since then, also after a sudden start.
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, it, vi } from "vitest";

import { TakeSeat } from "../src/shell/playing/seats/TakeSeat";
import { Notices } from "../src/shell/playing/Notices";
import { games } from "../src/shell/server/catalogue";
import { WaitingRoom } from "../src/shell/setup/WaitingRoom";
import { changedTerms, standUp } from "../src/shell/table/terms";
import type { TableInfo } from "../src/wire";
import { table as info } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";
import { toy } from "./toys";

const here = sitAtToyTable();
const { game, ftl } = toy("lighthouse");
const waiting: TableInfo = { ...info, game: game.id, status: "setup", host: 1 };
const CHANGED = "Bert has changed something since you sat down: Clock, Open hands for onlookers.";

beforeEach(() => {
  standUp();
  games.value = [game];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(ftl.en)));
  here.table.mine.value = [0];
});

/** What the server tells of the table. */
const tell = (known: TableInfo) => act(() => void (here.table.table.value = known));
const Waiting = () => here.table.table.value && <WaitingRoom table={here.table} known={here.table.table.value} />;

async function wait(known: TableInfo = waiting) {
  tell(known);
  const shown = render(<Waiting />);
  await screen.findByRole("heading", { name: "Lighthouse" });
  return shown;
}

it("a guest is told in the waiting room, until they have seen it", async () => {
  await wait();
  expect(screen.queryByText(/has changed/)).toBeNull();
  tell({ ...waiting, clock: "fast", open_hands: true });
  expect(screen.getByText(CHANGED)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "I’ve seen it" }));
  expect(screen.queryByText(CHANGED)).toBeNull();
});

it("a guest is told at the board, if the host has begun at once", async () => {
  const { unmount } = await wait();
  unmount(); // before anything of it could be drawn
  tell({ ...waiting, clock: "fast", open_hands: true });
  tell({ ...waiting, status: "playing", clock: "fast", open_hands: true, options: { settled: "by the start" } });
  render(<Notices {...toyScreen(here.table)} />);
  expect(screen.getByRole("status").textContent).toContain(CHANGED);
});

it("what the start itself settles is no change, also while people still add luck to the deal", async () => {
  const { unmount } = await wait();
  unmount();
  const option = game.options.find(({ name }) => !game.settled_options.includes(name))?.name ?? "";
  tell({ ...waiting, options: { [option]: "settled" }, dealing: { step: "sealing", until: "2026-01-01T00:00:04Z" } });
  tell({ ...waiting, options: { [option]: "settled" }, status: "playing" });
  expect(option).not.toBe("");
  expect(changedTerms(game, waiting.code)).toEqual({ options: [], others: [] });
});

it("nothing is said where nothing has changed, nor to the host", async () => {
  const { unmount } = await wait({ ...waiting, host: 0 });
  unmount();
  tell({ ...waiting, host: 0, clock: "fast" });
  render(<Notices {...toyScreen(here.table)} />);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("a guest may begin once the host is away, and not before", async () => {
  await wait();
  expect(screen.queryByRole("button", { name: /Punch/ })).toBeNull();
  const seats = info.seats.map((seat) => (seat.seat === 1 ? { ...seat, here: false } : seat));
  tell({ ...waiting, seats });
  expect(screen.getByRole("button", { name: /Punch/ })).toBeTruthy();
});

it("who is invited to open hands is told so before they sit down", () => {
  const seats = info.seats.map((seat) => (seat.seat ? { ...seat, kind: "open" as const, name: "" } : seat));
  const { rerender } = render(<TakeSeat table={here.table} known={{ ...waiting, seats }} title="Toy" />);
  expect(screen.queryByText(/Hands are open/)).toBeNull();
  rerender(<TakeSeat table={here.table} known={{ ...waiting, seats, open_hands: true }} title="Toy" />);
  expect(screen.getByText(/Hands are open/)).toBeTruthy();
});

it("who is invited to what no form shows is told its name before they sit down", async () => {
  const deck = { name: "deck", default: null, values: [], parts: null };
  games.value = [{ ...game, options: [...game.options, deck] }];
  here.table.mine.value = [];
  const seats = info.seats.map((seat) => (seat.seat ? { ...seat, kind: "open" as const, name: "" } : seat));
  tell({ ...waiting, host: 0, seats });
  render(<Waiting />);
  await screen.findByRole("dialog");
  expect(screen.queryByText(/set by hand/)).toBeNull();
  tell({ ...waiting, host: 0, seats, options: { deck: ["fog"] } });
  expect(screen.getByText(/set by hand: .*deck/)).toBeTruthy();
});
