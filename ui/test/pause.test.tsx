// Everybody goes at their own speed, by a key too; whoever has halted the game is told so, not by a button alone.
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Notices } from "../src/shell/playing/Notices";
import { useShortcuts } from "../src/shell/playing/shortcuts";
import { SpeedControl, useSpeed } from "../src/shell/playing/staging/SpeedControl";
import { choose } from "../src/shell/settings/settings";
import { FakeSocket } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();
const PAUSED = "Paused: nothing moves until you go on.";

it("says that nothing moves, until the reader goes on", () => {
  render(<SpeedControl table={here.table} />);
  render(<Notices {...toyScreen(here.table)} />);
  expect(screen.queryByText(PAUSED)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("status").textContent).toContain(PAUSED);
  const [above, onTheBoard] = screen.getAllByRole("button", { name: "Go on" });
  expect(above?.getAttribute("aria-pressed")).toBe("true");
  if (onTheBoard) fireEvent.click(onTheBoard);
  expect(here.table.playback.paused.value).toBe(false);
  expect(screen.queryByText(PAUSED)).toBeNull();
});

it("goes round from slow to fast by a key, is remembered, and told to the server, a halt too", () => {
  const Keys = () => {
    useShortcuts(toyScreen(here.table));
    useSpeed(here.table);
    return null;
  };
  const remembered = () => (JSON.parse(localStorage.getItem("wagonlit") ?? "{}") as { speed?: string }).speed;
  choose({ speed: "normal" });
  render(<Keys />);
  const seen = ["s", "s", "s"].map((key) => {
    act(() => void fireEvent.keyDown(window, { key }));
    return remembered();
  });
  expect(seen).toEqual(["fast", "slow", "normal"]);
  act(() => void fireEvent.keyDown(window, { key: "p" }));
  expect(remembered()).toBe("normal");
  const told = FakeSocket.last.sent.flatMap((one) => (one.type === "speed" ? [one.speed] : []));
  expect(told).toEqual(["normal", "fast", "slow", "normal", "paused"]);
});
