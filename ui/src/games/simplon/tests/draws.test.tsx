// Every moment of a real game is drawn in every language, and offers what may be chosen: no more, no less.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { languagesHaveTheSameWords, momentsOfferWhatIsAsked } from "../../../../test/games/alike";
import { faultsOf } from "../../../../test/games/draw";
import { answersOnBoard } from "../acts";
import { GAME, MOMENTS } from "../fixtures/moments";
import { PLACED } from "../where";
import { answers, draw } from "./draw";
import { LANGUAGES, wordsIn } from "./files";

afterEach(cleanup);

momentsOfferWhatIsAsked(MOMENTS, draw, answers, answersOnBoard);
languagesHaveTheSameWords(wordsIn);

test.each(LANGUAGES)("in %s the board has all its words", (lang) => {
  expect(faultsOf(draw("turn-act", {}, lang))).toEqual([]);
  cleanup();
  expect(faultsOf(draw("turn-position", { phone: true }, lang))).toEqual([]);
});

test("nothing is offered while an answer is on its way", () => {
  expect(answers(draw("turn-act", { picks: new Set() }).container)).toEqual([]);
});

test("every place that is lit is of an event that there is", () => {
  expect(PLACED.filter((event) => !GAME.events[event])).toEqual([]);
});
