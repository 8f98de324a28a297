// Answers lie in the bar where both they and the question can be read whole, otherwise over what is below it.
import { expect, test } from "vitest";

import type { GameScreenProps } from "../src/shell/playing/GameLayout";
import { fitInBar } from "../src/shell/playing/prompt/Answers";

/** A table at a desk, where this is asked. */
function asked(question: string, answers: string[]): [GameScreenProps, number[]] {
  const texts = { prompt: () => question, option: (_: unknown, id: number) => answers[id] };
  return [{ props: { phone: false, position: { ask: {} }, texts } } as unknown as GameScreenProps, answers.map((_, id) => id)];
}

const PACES = ["Normal", "Slow", "Fast"];

test("several short answers find room below a question of two lines, so that nothing is covered", () => {
  expect(fitInBar(...asked("How fast?", PACES))).toBe(true);
  expect(fitInBar(...asked("How fast are the Time cards shown in Strasbourg?", PACES))).toBe(true);
});

test("a long question keeps the bar to itself and one answer", () => {
  const long = "How fast are the Time cards shown in Strasbourg, after all that has happened there today?";
  expect(fitInBar(...asked(long, PACES))).toBe(false);
  expect(fitInBar(...asked(long, ["Fast"]))).toBe(true);
});

test("long answers do not lie in the bar", () => {
  expect(fitInBar(...asked("How fast?", ["As fast as an express", "As slowly as a goods train"]))).toBe(false);
});
