// What opens over a table: the invitation, and the settings.
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import { GameHeader } from "../src/shell/playing/GameHeader";
import { TakeSeat } from "../src/shell/playing/seats/TakeSeat";
import { choose, settings } from "../src/shell/settings/settings";
import type { TableInfo } from "../src/wire";
import { table as info } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();

describe("an invitation", () => {
  const known: TableInfo = { ...info, status: "setup", seats: info.seats.map((seat) => (seat.seat ? { ...seat, kind: "open", name: "" } : seat)) };

  it("begins with the name, and is accepted with it", () => {
    const asked = vi.fn(() => Promise.resolve(Response.json({ table: known, seats: [1] })));
    vi.stubGlobal("fetch", asked);
    render(<TakeSeat table={here.table} known={known} title="Toy" />);
    const name = screen.getByRole("textbox", { name: "Your name" });
    expect(document.activeElement).toBe(name);
    fireEvent.input(name, { target: { value: "Hercule" } });
    fireEvent.submit(name.closest("form") as HTMLFormElement);
    expect(asked).toHaveBeenCalledWith("/api/tables/KPMZRA/join", expect.objectContaining({ body: '{"name":"Hercule","seed":null,"luck":"shared"}' }));
  });

  it("tells of a seed that was chosen by hand, and is accepted with it", () => {
    const asked = vi.fn(() => Promise.resolve(Response.json({ table: known, seats: [1] })));
    vi.stubGlobal("fetch", asked);
    render(<TakeSeat table={here.table} known={{ ...known, seed: 12345 }} title="Toy" />);
    expect(screen.getByText(/12345.* was chosen by hand/)).toBeTruthy();
    fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "Hercule" } });
    fireEvent.click(screen.getByRole("button", { name: "Agree and sit down" }));
    expect(asked).toHaveBeenCalledWith("/api/tables/KPMZRA/join", expect.objectContaining({ body: '{"name":"Hercule","seed":12345,"luck":"shared"}' }));
  });

  it("says nothing of a seed that is secret", () => {
    render(<TakeSeat table={here.table} known={known} title="Toy" />);
    expect(screen.queryByText(/by hand/)).toBeNull();
    expect(screen.getByRole("button", { name: "Sit down" })).toBeTruthy();
  });

  it("can be read in another language", async () => {
    render(<TakeSeat table={here.table} known={known} title="Toy" />);
    fireEvent.click(screen.getByRole("button", { name: "FR – français" }));
    expect(await screen.findByRole("button", { name: "Regarder seulement" })).toBeTruthy();
    act(() => choose({ lang: "en" }));
    await screen.findByRole("button", { name: "Just watch" });
  });
});

it("the settings open over the game, and it stays", () => {
  render(<GameHeader {...toyScreen(here.table)} />);
  fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  fireEvent.click(screen.getByRole("switch", { name: "Plain board" }));
  expect(settings.value.plain).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.getByRole("heading", { name: "Toy" })).toBeTruthy();
  choose({ plain: false });
});
