// The shell draws any game: what is asked, the answers, what is known.
import { fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import { PlainBoard } from "../src/shell/plain/PlainBoard";
import { GameLayout } from "../src/shell/playing/GameLayout";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { useShortcuts } from "../src/shell/playing/shortcuts";
import { ask, FakeSocket, position, snapshot, table as info } from "./fakeSocket";
import { toyScreen as toyScreenAt, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();
const toyScreen = () => toyScreenAt(here.table);

const answered = () => FakeSocket.last.sent.map((sent) => (sent.type === "answer" ? sent.choice : sent.type));

describe("a game without a board", () => {
  it("is asked in one sentence and answered with buttons", () => {
    render(<Prompt {...toyScreen()} />);
    expect(screen.getByRole("status").textContent).toBe("Over to you: Take a card.");
    fireEvent.click(screen.getByRole("button", { name: "Lamp" }));
    expect(answered()).toEqual([2]);
  });

  it("explains its question and names the rule", () => {
    here.table.helping.value = true;
    render(<Prompt {...toyScreen()} />);
    expect(screen.getByText("Any of them.")).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/toy#TOY-1");
  });

  it("asks for words with a field", () => {
    FakeSocket.last.tell(snapshot({ position: position(4, { ...ask(4), domain: "text", options: [] }) }));
    render(<Prompt {...toyScreen()} />);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: " a clue " } });
    fireEvent.submit(screen.getByRole("textbox").closest("form") as HTMLFormElement);
    expect(answered()).toEqual(["a clue"]);
  });

  it("says whom everybody waits for", () => {
    FakeSocket.last.tell(snapshot({ position: position(4, null, [0, 1]) }));
    render(<Prompt {...toyScreen()} />);
    expect(screen.getByRole("status").textContent).toContain("Anna and Bert are thinking.");
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("says so when those it waits for are away", () => {
    const seats = info.seats.map((seat) => ({ ...seat, here: seat.seat === 0 }));
    FakeSocket.last.tell(snapshot({ table: { ...info, seats }, position: position(4, null, [1]) }));
    render(<Prompt {...toyScreen()} />);
    expect(screen.getByRole("status").textContent).toContain("Bert is away.");
  });

  it("shows what is known as lists, ids by their names", () => {
    const { container } = render(<PlainBoard {...toyScreen().props} />);
    expect(container.textContent).toContain("CardsKnife, Lamp");
    expect(container.textContent).toContain("Hours left3");
  });

  it("keeps the place of what is no longer known, so that nothing beside it jumps", () => {
    const { props } = toyScreen();
    const knowing = (view: object) => <PlainBoard {...props} position={{ ...props.position, view }} />;
    const { container, rerender } = render(knowing({ hours: 3 }));
    rerender(knowing({ cards: [0], hours: 3 }));
    rerender(knowing({ cards: [0], hours: null }));
    expect([...container.querySelectorAll("dl > div")].map((one) => one.textContent)).toEqual(["Hours left–", "CardsKnife"]);
  });

  it("shows what is known inside of things by name too, and leaves out what is not known", () => {
    const { props } = toyScreen();
    const plain = { by: [], of: [], start: 0, fields: {} };
    const fields = { card: { ...plain, of: ["card"] }, round: { ...plain, start: 1 }, seen_by: { ...plain, of: ["seat"] } };
    const game = { ...props.game, view: { ...props.game.view, cards: { ...plain, fields } } };
    const cards = [{ card: 0, round: 0, seen_by: 1 }, { card: 2, round: 1, seen_by: null }];
    const { container } = render(<PlainBoard {...props} game={game} position={{ ...props.position, view: { cards } }} />);
    expect(container.textContent).toContain("CardsCard Knife, Round 1, Seen by Bert; Card Lamp, Round 2");
  });
});

describe("a double click", () => {
  it("answers one question, not the next one too", () => {
    render(<GameLayout {...toyScreen()} />);
    const lamp = screen.getByRole("button", { name: "Lamp" });
    fireEvent.click(lamp, { detail: 2 });
    expect(answered()).toEqual([]);
    fireEvent.click(lamp, { detail: 1 });
    expect(answered()).toEqual([2]);
  });
});

describe("the keyboard", () => {
  const Keys = () => {
    useShortcuts(toyScreen());
    return <input aria-label="chat" />;
  };
  const press = (key: string, on: Window | Element = window) => fireEvent.keyDown(on, { key });

  it("chooses the answers by their digits", () => {
    render(<Keys />);
    press("2");
    expect(answered()).toEqual([2]);
  });

  it("means nothing while somebody writes", () => {
    render(<Keys />);
    press("2", screen.getByRole("textbox"));
    expect(answered()).toEqual([]);
  });

  it("explains, and closes again", () => {
    render(<Keys />);
    press("?");
    expect(here.table.helping.value).toBe(true);
    press("Escape");
    expect(here.table.helping.value).toBe(false);
  });
});
