// Every moment of a real game is drawn in every language, and offers what may be chosen: no more, no less.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { languagesHaveTheSameWords, momentsOfferWhatIsAsked } from "../../../../test/games/alike";
import { faultsOf } from "../../../../test/games/draw";
import { answersOnBoard } from "../answers";
import { GAME, MOMENTS } from "../fixtures/moments";
import { viewOf } from "../table";
import { PLACED } from "../where";
import { answers, draw } from "./draw";
import { LANGUAGES, wordsIn } from "./files";

afterEach(cleanup);

momentsOfferWhatIsAsked(MOMENTS, draw, answers, answersOnBoard);
languagesHaveTheSameWords(wordsIn);

test.each(LANGUAGES)("in %s the board has all its words over a table in either language", (lang) => {
  const seen = new Set<string>();
  for (const [place, name] of ["answer-declare", "turn-tile", "turn-clue-pair"].entries()) {
    const drawn = draw(name, { phone: place % 2 > 0 }, lang);
    expect(faultsOf(drawn), name).toEqual([]);
    seen.add(viewOf(drawn.props).options.language);
    cleanup();
  }
  expect([...seen].sort()).toEqual(["en", "fr"]);
});

test("whoever has won wears a star, and nobody else", () => {
  const { container, props } = draw("end-eight");
  const medals = [...container.querySelectorAll(".my-medal")].map((one) => one.querySelector(".my-badge") !== null);
  expect(medals).toEqual(props.table.seats.map(({ seat }) => props.position.result?.winners.includes(seat)));
});

test("nothing is offered while an answer is on its way", () => {
  expect(answers(draw("answer-declare", { picks: new Set() }).container)).toEqual([]);
});

test("every place that is lit is of an event that there is", () => {
  expect(PLACED.filter((event) => !GAME.events[event])).toEqual([]);
});
