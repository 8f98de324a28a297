// The journal never tells how something ends that the board is still playing.
import { render } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Journal } from "../src/shell/playing/journal/Journal";
import { plainUi } from "../src/shell/plain/plainUi";
import type { Told } from "../src/wire";
import { laid, sitting } from "./toyTable";

const here = sitting();
const dealt = (card: number): Told => ({ event: "Dealt", facts: { card } });
const KNIFE = dealt(0);
const LAMP = dealt(2);

function read(watching: string, news: Told[]) {
  const { table, props } = laid(here.table);
  const ui = { ...plainUi, watching: () => watching };
  const { container } = render(<Journal table={table} ui={ui} props={{ ...props, told: [KNIFE, LAMP], news }} />);
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((line) => line.textContent);
  return { written: texts(".log li"), spoken: texts("[role=log] p") };
}

it("waits with the news while something must be watched", () => {
  expect(read("Watch!", [LAMP])).toEqual({ written: ["A card: Knife."], spoken: [] });
});

it("tells all of it afterwards", () => {
  expect(read("", [LAMP])).toEqual({ written: ["A card: Knife.", "A card: Lamp."], spoken: ["A card: Lamp."] });
});

it("tells everything to those who came later", () => {
  expect(read("Watch!", []).written).toEqual(["A card: Knife.", "A card: Lamp."]);
});
