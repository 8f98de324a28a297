// Somebody who has never played: questions explain themselves once, and nothing is answered by accident.
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { GameHeader } from "../src/shell/playing/GameHeader";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { choose } from "../src/shell/settings/settings";
import type { SeatInfo, UndoInfo } from "../src/wire";
import { ask, FakeSocket, position, snapshot, table as info } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const KNIFE = 0;
const LAMP = 2;
const drawn: GameUi = { ...plainUi, answersOnBoard: () => [KNIFE, LAMP] };
const here = sitAtToyTable();

const asked = (decision: string, at: number) =>
  act(() => FakeSocket.last.tell(snapshot({ position: position(at, { ...ask(at), decision }) })));
const sent = () => FakeSocket.last.sent.map((one) => one.type);

describe("a question", () => {
  const Asked = ({ ui }: { ui?: GameUi }) => <Prompt {...toyScreen(here.table, ui)} />;
  const help = () => screen.queryByText(/Any of them/);

  it("is explained the first time it is asked, and not again", () => {
    const { rerender } = render(<Asked />);
    expect(help()).not.toBeNull();
    asked("other", 5);
    rerender(<Asked />);
    asked("take", 6);
    rerender(<Asked />);
    expect(help()).toBeNull();
  });

  it("is left alone by those who want no explanations", () => {
    choose({ explain: false });
    render(<Asked />);
    expect(help()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Explain this question" }));
    expect(help()).not.toBeNull();
  });

  it("is not explained over a panel that somebody reads, but beside the board", () => {
    const toBoard = vi.fn();
    const { rerender } = render(<Prompt {...toyScreen(here.table)} toBoard={toBoard} />);
    expect(help()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Explain this question", expanded: false }));
    expect(toBoard).toHaveBeenCalledOnce();
    rerender(<Prompt {...toyScreen(here.table)} />);
    expect(help()).not.toBeNull();
  });

  it("names the answers that say more than their pictures, and they can be chosen there", () => {
    render(<Asked ui={drawn} />);
    expect(screen.queryByRole("button", { name: "Lamp" })).toBeNull(); // it lies on the board and says all
    fireEvent.click(screen.getByRole("button", { name: "Knife" }));
    expect(sent()).toEqual(["answer"]);
  });

  it("does not name them where the board explains them itself", () => {
    render(<Asked ui={{ ...drawn, explainsAnswers: () => true }} />);
    expect(screen.queryByRole("button", { name: "Knife" })).toBeNull();
  });

  it("waits behind something that nobody should miss", () => {
    const attentionPrompt = vi.fn(() => "Watch!");
    const { rerender, container } = render(<Asked ui={{ ...plainUi, attentionPrompt }} />);
    expect(screen.getByRole("status").textContent).toContain("Watch!");
    expect(container.querySelectorAll("button")).toHaveLength(0);
    attentionPrompt.mockReturnValue("");
    rerender(<Asked ui={{ ...plainUi, attentionPrompt }} />);
    expect(screen.getByRole("status").textContent).toContain("Take a card.");
  });
});

describe("taking back", () => {
  const bot: SeatInfo = { seat: 1, kind: "bot", name: "Bert", bot: "random", sitting_in: "", here: true, proposal: null, adds_salt: false, seal: "", salt: "" };
  function note(mine: UndoInfo["mine"], other: Partial<SeatInfo> = {}): string {
    const seats = info.seats.map((seat) => (seat.seat === 1 ? { ...seat, ...other } : seat));
    const undo = { mine, wisher: -1, needed: [] };
    FakeSocket.last.tell(snapshot({ table: { ...info, seats }, position: { ...position(4, ask(4)), undo } }));
    render(<GameHeader {...toyScreen(here.table)} />);
    return screen.getByRole("button", { name: "Undo" }).title;
  }

  it.each([
    ["before it is known", {}],
    ["where a bot sits in for somebody, who alone can agree", { sitting_in: "random", here: false }],
  ])("promises nothing %s", (_, other) => {
    expect(note("ask", other)).toBe("If somebody has learned something from it, the others are asked first.");
  });

  it.each([
    ["it is known to be free", "free", {}],
    ["only bots could mind", "ask", bot],
  ] as const)("needs nobody where %s", (_, mine, other) => {
    expect(note(mine, other)).toBe("Nobody needs to agree.");
  });

  it("says nothing where there is nothing to take back", () => {
    expect(note("no")).toBe("");
  });
});
