// The end as the shell tells it: who has won, to whoever looks, and why equals stand apart.
import { fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { GameOver } from "../src/shell/playing/GameOver";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { Log } from "../src/shell/playing/journal/Log";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import { FakeSocket, position, snapshot } from "./fakeSocket";
import { momentOf } from "./toys";
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

describe("the story of the ending", () => {
  const BEGUN = { event: "RoundBegun", facts: { round: 1 } };
  const SILENT = { event: "CardWritten", facts: { seat: 1, side: 0, colour: null } };
  const OVER = { event: "BallOver", facts: { winners: [2] } };
  const KNOWN = { says: { event: "MaskRecognisable", facts: { target: 2, mask: 0 } }, since: 1 };
  const GUESSED = { says: { event: "MaskRecognisable", facts: { target: 1, mask: 5 } }, since: -1 };

  /** The end of a ball, as this seat is told it. */
  function ended(seat: number, seats = [seat]) {
    const props = momentOf("masquerade", "end", "en");
    FakeSocket.last.tell(snapshot({ seats, seat, position: props.position }));
    const hindsight = seat < 0 ? [] : [KNOWN, GUESSED];
    return { table: here.table, ui: plainUi, props: { ...props, seat, told: [BEGUN, SILENT, OVER], position: { ...props.position, hindsight } } };
  }
  const winner = () => momentOf("masquerade", "end", "en").texts.names[2];

  it("is the game's own sentence", () => {
    const { container } = render(<GameOver {...ended(0)} />);
    expect(container.querySelector(".conclusion")?.textContent).toBe(`The ball is over; ${winner()} won.`);
  });

  it("is not said to somebody who looks through a seat's eyes as if to that person", () => {
    const mine = ended(2);
    const words = new Words("en", "BallOver = It is over.\n    .winners = You win.");
    const props = { ...mine.props, texts: new Texts(mine.props.game, words, mine.props.texts.names) };
    const conclusion = () => render(<GameOver {...mine} props={props} />).container.querySelector(".conclusion")?.textContent;
    expect(conclusion()).toBe("You win.");
    here.table.connect(-1);
    FakeSocket.last.tell(snapshot({ seats: [], seat: -1, position: props.position }));
    expect(conclusion()).toBe("It is over.");
  });

  it("is told to onlookers by the prompt, large, and to them without anybody's hindsight", () => {
    const given = ended(-1);
    const { container } = render(<GameOver {...given} />);
    expect(container.querySelector(".conclusion, .looking-back")).toBeNull();
    render(<Prompt {...given} />);
    expect(screen.getByRole("status").textContent).toContain(`The ball is over; ${winner()} won.`);
  });

  it("says what could have been known, and leads to the line from which it followed", () => {
    const given = ended(0);
    const { container } = render(<GameOver {...given} />);
    const remarks = [...container.querySelectorAll(".looking-back li")];
    expect(remarks.map((one) => one.querySelector("p")?.textContent)).toEqual([
      `You could have known that ${winner()} wore the red fox.`,
      expect.stringContaining("blue cat"),
    ]);
    // What followed from something that the journal does not mention stands below the line before it.
    expect(remarks.map((one) => one.querySelector(".since span")?.textContent)).toEqual(["Round 1.", undefined]);
    fireEvent.click(container.querySelector(".since") as Element);
    const log = render(<Log {...given} />).container;
    expect([...log.querySelectorAll("[data-sought]")].map((line) => line.textContent)).toEqual(["Round 1."]);
  });

  it("is everybody's own at a shared device, as they look", () => {
    render(<GameOver {...ended(0, [0, 1])} />);
    fireEvent.click(screen.getAllByRole("radio")[1] as Element);
    expect(here.table.viewpoint.value).toBe(1);
    expect(here.table.sharedDevice.holder.value).toBe(1);
  });
});
