// The first time at a game of a kind: what it is about, before anything is asked.
import { fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import { Welcome } from "../src/shell/playing/prompt/Welcome";
import { choose } from "../src/shell/settings/settings";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import { FakeSocket, snapshot } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();
const TOLD = "board-welcome = A toy.\n    .win = The last card wins.\n    .first = Take one.";

function welcome(text: string): string[] {
  const given = toyScreen(here.table);
  const texts = new Texts(given.props.game, new Words("en", `title = Toy\n${text}`), []);
  const { container } = render(<Welcome {...given} props={{ ...given.props, texts }} />);
  return [...container.querySelectorAll("dialog p")].map((one) => one.textContent ?? "");
}

describe("a game", () => {
  it("says what it is about, how it is won and what to do first", () => {
    expect(welcome(TOLD)).toEqual(["A toy.", "The last card wins.", "Take one."]);
    expect(screen.getByRole("link", { name: "Read the rules" }).getAttribute("href")).toBe("/rules/toy");
    fireEvent.click(screen.getByRole("button", { name: "Let’s go" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("describes itself if it says no more", () => {
    expect(welcome("description = Cards and a lamp.")).toEqual(["Cards and a lamp."]);
  });

  it("says so once", () => {
    welcome(TOLD);
    expect(welcome(TOLD)).toEqual([]);
  });

  it("leaves alone who wants no explanations, and who only looks on", () => {
    choose({ explain: false });
    expect(welcome(TOLD)).toEqual([]);
    choose({ explain: true });
    FakeSocket.last.tell(snapshot({ seat: -1, seats: [] }));
    expect(welcome(TOLD)).toEqual([]);
  });
});
