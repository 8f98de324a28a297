// The shell draws any game: what is asked, the answers, what is known.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { BoardProps } from "../src/parts/board";
import { Texts } from "../src/parts/texts";
import { Words } from "../src/parts/words";
import { plainUi } from "../src/shell/game/plain";
import { Prompt } from "../src/shell/game/Prompt";
import { useKeys } from "../src/shell/game/keys";
import { PlainBoard } from "../src/shell/PlainBoard";
import { choose } from "../src/shell/settings";
import { Table } from "../src/shell/table";
import { words } from "../src/shell/words";
import type { GameInfo } from "../src/wire";
import { ask, FakeSocket, position, snapshot, table as info, useFakeSockets } from "./feed";

const game: GameInfo = {
  id: "toy",
  version: 1,
  players: [2],
  rule_prefix: "TOY",
  options: [],
  bots: ["random"],
  domains: { card: ["knife", "rope", "lamp"], seat: ["0", "1"], text: [] },
  decisions: { take: { domain: "card", rule: "TOY-1" } },
  events: { Dealt: { card: "card" } },
};
const text = "card-knife = Knife\ncard-rope = Rope\ncard-lamp = Lamp\ntake = Take a card.\ntake-help = Any of them.\nlist =\n    .and = { $rest } and { $last }\n    .comma = { $rest }, { $last }\n";

let table: Table;

function laid(): { table: Table; props: BoardProps; ui: typeof plainUi } {
  const now = table.position.value ?? position(4, ask(4));
  const props: BoardProps = {
    game,
    table: info,
    seat: 0,
    position: now,
    news: [],
    told: [],
    texts: new Texts(game, new Words("en", text), ["Anna", "Bert"]),
    picks: table.picks.value,
    pick: (id) => table.answer(id),
    marks: {},
    mark: () => undefined,
    phone: false,
    still: true,
  };
  return { table, props, ui: plainUi };
}

beforeAll(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
});

beforeEach(() => {
  useFakeSockets();
  table = new Table("KPMZRA");
  table.connect(0);
  FakeSocket.last.tell(snapshot());
});

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

const given = () => FakeSocket.last.sent.map((sent) => (sent.type === "answer" ? sent.choice : sent.type));

describe("a game without a board", () => {
  it("is asked in one sentence and answered with buttons", () => {
    render(<Prompt {...laid()} />);
    expect(screen.getByRole("status").textContent).toContain("Take a card.");
    fireEvent.click(screen.getByRole("button", { name: "Lamp" }));
    expect(given()).toEqual([2]);
  });

  it("explains its question and names the rule", () => {
    table.helping.value = true;
    render(<Prompt {...laid()} />);
    expect(screen.getByText("Any of them.")).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/toy#TOY-1");
  });

  it("asks for words with a field", () => {
    FakeSocket.last.tell(snapshot({ position: position(4, { ...ask(4), domain: "text", options: [] }) }));
    render(<Prompt {...laid()} />);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: " a clue " } });
    fireEvent.submit(screen.getByRole("textbox").closest("form") as HTMLFormElement);
    expect(given()).toEqual(["a clue"]);
  });

  it("says whom everybody waits for", () => {
    FakeSocket.last.tell(snapshot({ position: position(4, null, [0, 1]) }));
    render(<Prompt {...laid()} />);
    expect(screen.getByRole("status").textContent).toContain("Anna and Bert are thinking.");
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("shows what is known as lists, ids by their names", () => {
    const { container } = render(<PlainBoard {...laid().props} />);
    expect(container.textContent).toContain("cardsKnife, Lamp");
    expect(container.textContent).toContain("hours3");
  });
});

describe("the keyboard", () => {
  const Keys = () => {
    useKeys(table, laid().props);
    return <input aria-label="chat" />;
  };
  const press = (key: string, on: Window | Element = window) => fireEvent.keyDown(on, { key });

  it("chooses the answers by their digits", () => {
    render(<Keys />);
    press("2");
    expect(given()).toEqual([2]);
  });

  it("means nothing while somebody writes", () => {
    render(<Keys />);
    press("2", screen.getByRole("textbox"));
    expect(given()).toEqual([]);
  });

  it("explains, and closes again", () => {
    render(<Keys />);
    press("?");
    expect(table.helping.value).toBe(true);
    press("Escape");
    expect(table.helping.value).toBe(false);
  });
});
