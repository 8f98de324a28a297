// How much time is left: by the server's clock, whatever the device's says, and aloud only when there is little of it.
import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { ask, FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const SERVER = Date.parse("2026-01-01T00:00:00Z");
const at = (seconds: number) => new Date(SERVER + 1000 * seconds).toISOString();
const LONG = 600; // seconds
const here = sitAtToyTable();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The server says so this long after the beginning; its line may be slow. */
function hear(seconds: number, deadline: number | null, asked = true, lag = 0, limit = LONG): void {
  const stands = { ...position(4, asked ? ask(4) : null), deadline: deadline === null ? "" : at(deadline), limit: deadline === null ? 0 : limit };
  act(() => FakeSocket.last.tell(snapshot({ now: at(seconds - lag), position: stands })));
}

const Here = () => <Prompt {...toyScreen(here.table)} />;
const shown = () => screen.queryByRole("timer")?.textContent ?? null;
const aloud = () => document.querySelector(".question .unseen")?.textContent ?? null;
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds));

describe.each([0, -7200, 3600])("on a device that is %i seconds off", (off) => {
  beforeEach(() => {
    vi.setSystemTime(SERVER + 1000 * off);
    hear(0, 75);
    render(<Here />);
  });

  it("counts down to the deadline, and not below", () => {
    const counted = [shown()];
    for (const seconds of [1, 14, 30, 29.5, 0.5, 5]) {
      pass(seconds);
      counted.push(shown());
    }
    expect(counted).toEqual(["1:15", "1:14", "1:00", "0:30", "0:01", "0:00", "0:00"]);
  });

  it("is not turned back by a message that took long, but follows a clock that is set", () => {
    pass(10);
    hear(10, 75, true, 0.9);
    expect(shown()).toBe("1:05");
    vi.setSystemTime(SERVER + 1000 * (off + 300));
    hear(10, 75);
    expect(shown()).toBe("1:05");
  });
});

describe("on a device that is right", () => {
  beforeEach(() => {
    vi.setSystemTime(SERVER);
    hear(0, null);
    render(<Here />);
  });

  it("is not there without a limit, and goes away when the question is answered", () => {
    const others = vi.getTimerCount();
    expect(shown()).toBeNull();
    hear(0, 20);
    expect([shown(), vi.getTimerCount()]).toEqual(["0:20", others + 1]);
    pass(3);
    hear(3, null, false);
    expect([shown(), vi.getTimerCount()]).toEqual([null, others]);
  });

  it("is not there while the board shows something first", () => {
    hear(0, 20);
    cleanup();
    const screenOf = toyScreen(here.table);
    render(<Prompt {...screenOf} ui={{ ...screenOf.ui, attentionPrompt: () => "The word was …" }} />);
    expect(shown()).toBeNull();
  });

  it("never shows a new question with the time of the one before", () => {
    pass(8);
    hear(8, 28);
    expect(shown()).toBe("0:20");
  });

  it("stands still as long as what was shown is looked at, and then runs", () => {
    hear(0, 24, true, 0, 20);
    const counted = [0, 3, 1, 1].map((seconds) => (pass(seconds), shown()));
    expect(counted).toEqual(["0:20", "0:20", "0:20", "0:19"]);
  });

  it("is called by how many seconds are left, and marked when there are few", () => {
    hear(0, 11.5);
    const timer = screen.getByRole("timer", { name: "12 seconds left" });
    expect(timer.hasAttribute("data-late")).toBe(false);
    pass(1.5);
    expect(screen.getByRole("timer", { name: "10 seconds left" }).hasAttribute("data-late")).toBe(true);
  });

  it("says the last seconds aloud twice, and only to whoever is asked", () => {
    const heard = () => Array.from({ length: 13 }, () => (pass(1), aloud())).filter(Boolean);
    hear(0, 12);
    expect(heard()).toEqual(["10 seconds left", "5 seconds left"]);
    hear(13, 25, false);
    expect(shown()).toBe("0:12");
    expect(heard()).toEqual([]);
  });
});
