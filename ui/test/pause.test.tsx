// Whoever has halted the game is told so, where everybody looks and not by a button alone.
import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Notices } from "../src/shell/playing/Notices";
import { SpeedControl } from "../src/shell/playing/staging/SpeedControl";
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
