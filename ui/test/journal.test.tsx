// The journal never gives away what the board is still showing.
import { render } from "@testing-library/preact";
import { expect, it } from "vitest";

import { plainUi } from "../src/shell/plain/plainUi";
import { Journal } from "../src/shell/playing/journal/Journal";
import type { Told } from "../src/wire";
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
