// Every moment of a real game is drawn in every language, and offers what may be chosen: no more, no less.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { answersOnBoard } from "../answers";
import { GAME, MOMENTS } from "../fixtures/moments";
import { PLACED } from "../where";
import { answers, draw } from "./draw";
import { LANGUAGES, wordsIn } from "./files";

afterEach(cleanup);

function faultsOf({ props, container }: Pick<ReturnType<typeof draw>, "props" | "container">) {
  const unnamed = [...container.querySelectorAll("button")].filter((one) => !one.getAttribute("aria-label") && !one.textContent?.trim());
  const odd = container.innerHTML.match(/undefined|NaN|board-[a-z]+-?[a-z]*(?=["<])/g) ?? [];
  return [...props.texts.words.faults, ...odd, ...unnamed.map(({ outerHTML }) => outerHTML)];
}

test.each(MOMENTS)("%s is drawn without a fault, and offers exactly what may be chosen", (name) => {
  const drawn = draw(name);
  const { props, container } = drawn;
  expect(faultsOf(drawn)).toEqual([]);
  const { ask } = props.position;
  for (const button of answers(container)) fireEvent.click(button);
  const chosen = vi.mocked(props.pick).mock.calls.map(([id]) => id);
  expect([...new Set(chosen)].sort()).toEqual((ask ? answersOnBoard(ask) : []).sort());
});

test.each(LANGUAGES)("in %s the board has all its words", (lang) => {
  expect(faultsOf(draw("answer-declare", {}, lang))).toEqual([]);
  cleanup();
  expect(faultsOf(draw("turn-tile", { phone: true }, lang))).toEqual([]);
});

test("every language has the words that the others have", () => {
  const [first, ...rest] = LANGUAGES.map((lang) => wordsIn(lang).keys.filter((key) => key.startsWith("board-")).sort());
  expect(first?.length).toBeGreaterThan(50);
  for (const keys of rest) expect(keys).toEqual(first);
});

test("nothing is offered while an answer is on its way", () => {
  expect(answers(draw("answer-declare", { picks: new Set() }).container)).toEqual([]);
});

test("every place that is lit is of an event that there is", () => {
  expect(PLACED.filter((event) => !GAME.events[event])).toEqual([]);
});
