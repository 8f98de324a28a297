// A laid card can be changed until all have laid theirs: it lies there, and one of the others takes its place.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { moment } from "../fixtures/moments";
import { ui } from "../index";
import type { View } from "../view";
import { answers, draw } from "./draw";
import { wordsIn } from "./files";

afterEach(cleanup);

const INTRIGUE = 4;
const { position } = moment("round-action", wordsIn("en"));
const asked = position.ask as NonNullable<typeof position.ask>;
const view = position.view as View;
const laid = { ...view, locked: [...view.locked, view.seat], actions: view.actions.map((action, seat) => (seat === view.seat ? INTRIGUE : action)) };
const others = asked.options.filter((id) => id !== INTRIGUE);
/** Nothing is asked any more; what may take its place can be chosen. */
const lying = { justTold: [], position: { ...position, view: laid, ask: null, laid: { ask: asked, choice: INTRIGUE } }, picks: new Set(others) };

test("the card lies face down, with its name for its owner's eyes and ears; any other takes its place at a tap", () => {
  const { container, props } = draw("round-action", lying);
  expect(ui.changesOnBoard?.(asked)).toBe(true);
  expect(container.querySelector(".tp-actions .laid")?.getAttribute("aria-label")).toBe("Intrigue, card laid");
  for (const button of answers(container)) fireEvent.click(button);
  expect(vi.mocked(props.pick).mock.calls.map(([id]) => id)).toEqual(others);
});

test("the keys on the cards are those on which they were laid", () => {
  const keys = (change: object) => [...draw("round-action", { justTold: [], ...change }).container.querySelectorAll(".tp-actions button:not(.laid) kbd")].map((one) => one.textContent);
  const before = keys({ position });
  cleanup();
  expect(keys(lying)).toEqual(before.filter((_, place) => asked.options[place] !== INTRIGUE));
});

test("nothing offers itself once all have laid theirs, nor while something else is shown", () => {
  expect(answers(draw("round-action", { ...lying, picks: new Set() }).container)).toEqual([]);
});

test("a name that was written is marked when it is asked for again", () => {
  const naming = moment("assassination-name", wordsIn("en")).position;
  const ask = naming.ask as NonNullable<typeof naming.ask>;
  const choice = ask.options[3] as number;
  const { container } = draw("assassination-name", { justTold: [], position: { ...naming, laid: { ask, choice } } });
  const marked = [...container.querySelectorAll(".tp-name")].flatMap((one, id) => (one.getAttribute("aria-pressed") ? [id] : []));
  expect(marked).toEqual([choice]);
});
