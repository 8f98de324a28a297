// Somebody has left the table: the others see it, and need not wait.
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { expect, it, vi } from "vitest";

import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { SeatList } from "../src/shell/playing/seats/SeatList";
import type { SeatInfo } from "../src/wire";
import { FakeSocket, position, snapshot, table as info } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();

/** What stands beside Bert, who is asked. */
function besideBert(bert: Partial<SeatInfo>, waiting = [1]): string {
  const seats = info.seats.map((seat) => (seat.seat === 1 ? { ...seat, ...bert } : seat));
  FakeSocket.last.tell(snapshot({ table: { ...info, seats }, position: position(4, null, waiting) }));
  const { container } = render(<SeatList {...toyScreen(here.table)} />);
  return container.querySelector(".seat-panel:last-child em")?.textContent ?? "";
}

it("says that somebody who is asked thinks", () => {
  expect(besideBert({})).toBe("is thinking");
  expect(screen.queryByRole("button")).toBeNull();
});

it("does not say so of somebody who is away, and offers a bot", () => {
  expect(besideBert({ here: false })).toBe("away");
  fireEvent.click(screen.getByRole("button", { name: "Let a bot sit in" }));
  expect(FakeSocket.last.sent).toEqual([{ type: "sit_in", seat: 1, bot: "shy" }]);
});

it("offers a bot for somebody who is here, too, once everybody has waited for long and no clock runs", () => {
  vi.useFakeTimers();
  expect(besideBert({})).toBe("is thinking");
  act(() => void vi.advanceTimersByTime(299_000));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("button", { name: "Let a bot sit in" })).toBeTruthy();
  vi.useRealTimers();
});

it("lets the bot think that sits in", () => {
  expect(besideBert({ here: false, sitting_in: "random" })).toBe("is thinking");
});

it("calls a bot as its game does", () => {
  expect(besideBert({ kind: "bot", bot: "bold" }, [])).toBe("Charmer");
});

it("does not say for whom the table waits where nobody may know", () => {
  FakeSocket.last.tell(snapshot({ position: { ...position(4, null, []), discreet: true } }));
  render(<Prompt {...toyScreen(here.table)} />);
  expect(screen.getByRole("status").textContent).toContain("The table is waiting.");
});
