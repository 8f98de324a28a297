// The journal is read turn by turn, and never gives away what the board is still showing.
import { render } from "@testing-library/preact";
import { expect, it } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { Journal } from "../src/shell/playing/journal/Journal";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { EventInfo, Told } from "../src/wire";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();
const dealt = (card: number): Told => ({ event: "Dealt", facts: { card } });
const KNIFE = dealt(0);
const LAMP = dealt(2);

function read(prompt: string, justTold: Told[]) {
  const { table, props } = toyScreen(here.table);
  const ui = { ...plainUi, attentionPrompt: () => prompt };
  const { container } = render(<Journal table={table} ui={ui} props={{ ...props, told: [KNIFE, LAMP], justTold }} />);
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((line) => line.textContent);
  return { written: texts(".log li li"), spoken: texts("[role=log] p") };
}

it("keeps silent about what the board is still showing", () => {
  expect(read("Watch!", [LAMP])).toEqual({ written: ["A card: Knife."], spoken: [] });
});

it("tells all of it afterwards", () => {
  expect(read("", [LAMP])).toEqual({ written: ["A card: Knife.", "A card: Lamp."], spoken: ["A card: Lamp."] });
});

it("tells everything to those who came later", () => {
  expect(read("Watch!", []).written).toEqual(["A card: Knife.", "A card: Lamp."]);
});

const KIND: EventInfo = { facts: {}, rule: "", begins_chapter: false, concludes: false, aside: false, shows: "", shown_to: "", shown_by: "" };
const BEGAN: EventInfo = { ...KIND, facts: { seat: "seat" }, rule: "TOY-2", begins_chapter: true };
const began = (seat: number): Told => ({ event: "Began", facts: { seat } });

it("has a part for every turn, with the portrait of whose it is, signs on things, and the rule behind each line", () => {
  const { table, props } = toyScreen(here.table);
  const game = { ...props.game, events: { ...props.game.events, Began: BEGAN } };
  const texts = new Texts(game, new Words("en", "Began = { $seat } begins.\nDealt = A card: { $card }.\ncard-knife = Knife\ncard-lamp = Lamp"), ["Anna", "Bert"]);
  const signs: Partial<GameUi> = { Portrait: ({ of }) => <i>{`face ${of}`}</i>, Sign: ({ domain, id }) => (domain === "card" ? <i>{`sign ${id} `}</i> : null) };
  const told = [began(1), KNIFE, began(0), LAMP];
  const { container } = render(<Journal table={table} ui={{ ...plainUi, ...signs }} props={{ ...props, game, texts, told }} />);
  const turns = [...container.querySelectorAll(".chapter")].map((turn) => [turn.querySelector(".who")?.textContent, ...[...turn.querySelectorAll("li")].map((line) => line.textContent)]);
  expect(turns).toEqual([
    ["face 1", "Bert begins.", "A card: sign 0 Knife."],
    ["face 0", "Anna begins.", "A card: sign 2 Lamp."],
  ]);
  const rules = [...container.querySelectorAll(".log a")].map((line) => line.getAttribute("href"));
  expect(rules).toEqual(["/rules/toy#TOY-2", "/rules/toy#TOY-1", "/rules/toy#TOY-2", "/rules/toy#TOY-1"]);
});
