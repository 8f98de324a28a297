// A question of several parts is filled in at leisure, changed at will, and handed in as a whole.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";

import { plainUi } from "../src/shell/plain/plainUi";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { useShortcuts } from "../src/shell/playing/shortcuts";
import { Table } from "../src/shell/table/table";
import { FakeSocket, snapshot } from "./fakeSocket";
import { momentOf } from "./toys";
import { sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();
const [RED, BLUE, GOLD] = [0, 1, 2];
const moment = momentOf("masquerade", "card.colour", "en");
const [left = "", right = ""] = ["left", "right"].map((side) => `Which colour did ${side === "left" ? neighbour(1) : neighbour(-1)} wear?`);

function neighbour(step: number): string {
  const { seats } = moment.table;
  return seats[(moment.seat + step + seats.length) % seats.length]?.name ?? "";
}

/** The server asks this table to fill in a farewell card. */
function ask(changed: object = {}): void {
  const { table, seat, position } = moment;
  FakeSocket.last.tell(snapshot({ table, seat, seats: [seat], position: { ...position, ...changed } }));
}

function Card() {
  const { table } = here;
  const { form } = table;
  const props = { ...moment, position: { ...moment.position, ask: form.asked.value }, form: form.draft.value, picks: table.picks.value };
  const given = { ...props, pick: (id: number) => form.choose(id) };
  useShortcuts({ table, props: given, ui: plainUi });
  return <Prompt table={table} props={given} ui={plainUi} />;
}

beforeEach(() => ask());

const sent = () => FakeSocket.last.sent.flatMap((one) => (one.type === "answer" ? [one.choice] : []));
const parts = () => [...document.querySelectorAll(".parts button")].map((one) => one.textContent);
const asked = () => screen.getByRole("status").textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name, pressed: false }));
const handIn = () => screen.getByRole<HTMLButtonElement>("button", { name: "Hand in" });

describe("a farewell card", () => {
  it("asks every part in its own words, and shows what is filled in", () => {
    render(<Card />);
    expect(parts()).toEqual([`${left}open`, `${right}open`]);
    expect(asked()).toContain(left);
    choose("blue");
    expect(parts()).toEqual([`${left}blue`, `${right}open`]);
    expect(asked()).toContain(right);
  });

  it("is sent once, whole, when it is handed in", () => {
    render(<Card />);
    choose("blue");
    expect(handIn().disabled).toBe(true);
    choose("golden");
    expect(sent()).toEqual([]);
    fireEvent.click(handIn());
    expect(sent()).toEqual([[BLUE, GOLD]]);
    expect(handIn().disabled).toBe(true);
  });

  it("can be changed in any part until then", () => {
    render(<Card />);
    choose("blue");
    choose("golden");
    fireEvent.click(screen.getByRole("button", { name: `${left} blue` }));
    expect(screen.getByRole("button", { name: "blue", pressed: true })).toBeTruthy();
    choose("red");
    fireEvent.click(handIn());
    expect(sent()).toEqual([[RED, GOLD]]);
  });

  it("is filled in by keys too", () => {
    render(<Card />);
    fireEvent.keyDown(window, { key: "2" });
    fireEvent.keyDown(window, { key: "1" });
    expect(parts()).toEqual([`${left}blue`, `${right}red`]);
    expect(sent()).toEqual([]);
  });
});

describe("what is filled in", () => {
  const reload = () => {
    cleanup();
    here.table.close();
    here.table = new Table("KPMZRA");
    here.table.connect(moment.seat);
  };

  it("outlives a reload, and what others do meanwhile", () => {
    render(<Card />);
    choose("blue");
    reload();
    ask({ n: moment.position.n + 1 });
    render(<Card />);
    expect(parts()).toEqual([`${left}blue`, `${right}open`]);
    expect(asked()).toContain(right);
  });

  it("is gone once it is handed in", () => {
    render(<Card />);
    choose("blue");
    choose("golden");
    fireEvent.click(handIn());
    const [reply] = FakeSocket.last.sent.filter((one) => one.type === "answer");
    FakeSocket.last.tell({ type: "accepted", id: reply?.id ?? "", n: 9 });
    reload();
    ask({ n: 9 });
    render(<Card />);
    expect(parts()).toEqual([`${left}open`, `${right}open`]);
  });

  it("stays when the server does not take it", () => {
    render(<Card />);
    choose("blue");
    choose("golden");
    fireEvent.click(handIn());
    const [reply] = FakeSocket.last.sent.filter((one) => one.type === "answer");
    FakeSocket.last.tell({ type: "refused", id: reply?.id ?? "", code: "not_stored", says: "", n: 9, reason: "", facts: {} });
    expect(parts()).toEqual([`${left}blue`, `${right}golden`]);
  });

  it("belongs to its own seat, where a device goes round", () => {
    render(<Card />);
    choose("blue");
    cleanup();
    const { seat, position } = moment;
    here.table.connect(seat + 1);
    FakeSocket.last.tell(snapshot({ ...moment, seat: seat + 1, position: { ...position, ask: position.ask && { ...position.ask, seat: seat + 1 } } }));
    render(<Card />);
    expect(parts().map((part) => part?.slice(-4))).toEqual(["open", "open"]);
  });

  it("belongs to its own table", () => {
    render(<Card />);
    choose("blue");
    cleanup();
    here.table.close();
    here.table = new Table("ZZZZZZ");
    here.table.connect(moment.seat);
    ask();
    render(<Card />);
    expect(parts()).toEqual([`${left}open`, `${right}open`]);
  });
});
