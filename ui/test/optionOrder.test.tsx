// The values of an option stand in an order that is read at a glance, and have room.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import { OptionRow } from "../src/shell/setup/OptionRow";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import { toy } from "./toys";

const TEXT = `
option-pause = Pause
    .help = How long nobody dances.
    .never = never
`;
const { game } = toy("masquerade");
const texts = new Texts(game, new Words("en", TEXT), []);
const plan = { seats: [], options: {}, clock: "none" as const, listed: false, open_hands: false, seed: "" };

function drawn(values: unknown[]): Element {
  const option = { name: "pause", default: values[0], values, parts: null };
  return render(<OptionRow game={game} texts={texts} plan={plan} start={null} fault="" option={option} />).container;
}

const read = (container: Element, which = "label") => [...container.querySelectorAll(which)].map((one) => one.textContent);
const isWide = (container: Element) => container.querySelector("[data-wide]") !== null;

afterEach(cleanup);

it("numbers go from least to most, whichever is the usual one", () => {
  const container = drawn([30, 0, 15, 120]);
  expect(read(container)).toEqual(["0", "15", "30", "120"]);
  expect(read(container, "[data-on]")).toEqual(["30"]);
});

it("words among them stand where the game puts them", () => {
  expect(read(drawn(["never", 2, 1]))).toEqual(["never", "2", "1"]);
});

it("a few short values stand beside what they are called, many below it", () => {
  expect(isWide(drawn([0, 1, 2, 3, 4, 5, 6]))).toBe(false);
  cleanup();
  expect(isWide(drawn([0, 1, 2, 3, 4, 5, 6, 7]))).toBe(true);
});
