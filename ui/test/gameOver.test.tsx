// The end as the shell tells it: who has won, to whoever looks, and why equals stand apart.
import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { GameOver } from "../src/shell/playing/GameOver";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { FakeSocket, position, snapshot } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();

/** The game is over, seen by whoever has these seats. */
function over(winners: number[], seats: number[] = [0]): void {
  const result = { scores: [2, 2], places: [1, 2], winners };
  FakeSocket.last.tell(snapshot({ seats, seat: seats[0] ?? -1, position: { ...position(9, null, []), result } }));
}

const told = () => {
  render(<Prompt {...toyScreen(here.table)} />);
  return screen.getByRole("status").textContent?.trim();
};

describe("who has won", () => {
  it.each([
    [[0], [0], "The end: you win."],
    [[0, 1], [0], "The end: you and Bert win together."],
    [[1], [0], "The end: Bert wins."],
    [[0], [], "The end: Anna wins."],
    [[0, 1], [], "The end: Anna and Bert win together."],
    [[0], [0, 1], "The end: Anna wins."], // a shared device: nobody knows who looks
  ])("winners %j, told to seats %j: %s", (winners, seats, sentence) => {
    over(winners, seats);
    expect(told()).toBe(sentence);
  });
});

describe("the ranking", () => {
  const rows = (ui: GameUi) => {
    over([0]);
    render(<GameOver {...toyScreen(here.table, ui)} />);
    return screen.getAllByRole("listitem").map((row) => [...row.children].map((part) => part.textContent));
  };

  it("says what parted equals, where the game knows it", () => {
    const tiebreakReason = (_: unknown, seat: number) => (seat ? "" : "one fan more");
    expect(rows({ ...plainUi, tiebreakReason })).toEqual([
      ["1", "Anna", "one fan more", "2 points"],
      ["2", "Bert", "2 points"],
    ]);
  });

  it("is silent where the game does not", () => {
    expect(rows(plainUi)[0]).toEqual(["1", "Anna", "2 points"]);
  });
});
