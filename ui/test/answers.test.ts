// Answers lie beside the question where both can be read whole, otherwise below it.
import { expect, test } from "vitest";

import type { GameScreenProps } from "../src/shell/playing/GameLayout";
import { fitInBar } from "../src/shell/playing/prompt/Answers";

/** A table at a desk, where this is asked. */
function asked(question: string, answers: string[]): [GameScreenProps, number[]] {
  const texts = { prompt: () => question, option: (_: unknown, id: number) => answers[id] };
  return [{ props: { phone: false, position: { ask: {} }, texts } } as unknown as GameScreenProps, answers.map((_, id) => id)];
}

const PACES = ["Normal", "Slow", "Fast"];

test("several short answers lie beside a short question", () => {
  expect(fitInBar(...asked("How fast?", PACES))).toBe(true);
});

test("a long question keeps the bar to itself and one answer", () => {
  const long = "How fast are the Time cards shown in Strasbourg?";
  expect(fitInBar(...asked(long, PACES))).toBe(false);
  expect(fitInBar(...asked(long, ["Fast"]))).toBe(true);
});
