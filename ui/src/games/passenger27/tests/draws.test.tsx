// Every moment of a real game is drawn in every language, and offers what may be chosen: no more, no less.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { languagesHaveTheSameWords, momentsOfferWhatIsAsked } from "../../../../test/games/alike";
import { faultsOf } from "../../../../test/games/draw";
import { MOMENTS, GAME } from "../fixtures/moments";
import { LANGUAGES, wordsIn } from "./files";
import { answersOnBoard, PLACES } from "../places";
import type { View } from "../view";
import { PLACED } from "../where";
import { answers, draw, drawNotebook } from "./draw";

afterEach(cleanup);

const quiet = { justTold: [] };

momentsOfferWhatIsAsked(MOMENTS, (name) => draw(name, quiet), answers, answersOnBoard);
languagesHaveTheSameWords(wordsIn);

test.each(LANGUAGES)("in %s board and notebook have all their words", (lang) => {
  expect(faultsOf(draw("round-action", quiet, lang))).toEqual([]);
  expect(faultsOf(drawNotebook("round-action", lang))).toEqual([]);
});

test.each(["round-action", "investigation-respond", "assassination-name", "intrigue-slot"])("%s offers nothing while an answer is on its way", (name) => {
  expect(answers(draw(name, { ...quiet, picks: new Set() }).container)).toEqual([]);
});

test("every question has its place, and every place is of a question and an event that there are", () => {
  const chance = ["setup.identity", "setup.skill", "setup.initiative", "station.incident", "station.passenger", "station.block", "intrigue.top", "skill.steal", "disguise.draw"];
  expect(Object.keys(PLACES).sort()).toEqual(Object.keys(GAME.decisions).filter((one) => !chance.includes(one)).sort());
  expect(PLACED.filter((event) => !GAME.events[event])).toEqual([]);
});

test("what only I have seen lies face up before me, and nobody else is shown it", () => {
  const { container, props } = draw("round-action", quiet);
  const { slots } = props.position.view as { slots: (number | null)[][] };
  const known = slots.flat().filter((id) => id !== null);
  expect(known.length).toBeGreaterThan(0);
  expect(container.querySelectorAll(".tp-car .tp-card.passenger")).toHaveLength(known.length);
  cleanup();
  expect(draw("onlooker", quiet).container.querySelectorAll(".tp-car .tp-card.passenger, .tp-hand")).toHaveLength(0);
});

test("a card that was laid lies face down before me, and can be changed as long as I am asked", () => {
  const { position } = draw("round-action", quiet).props;
  cleanup();
  const view = position.view as View;
  const laid = { ...view, locked: [...view.locked, view.seat], actions: view.actions.map((action, seat) => (seat === view.seat ? 4 : action)) };
  const { container } = draw("round-action", { ...quiet, position: { ...position, view: laid } });
  expect([...container.querySelectorAll(".tp-actions .laid")].map((one) => one.textContent)).toEqual([expect.stringContaining("Intrigue")]);
  expect(container.querySelectorAll(".tp-actions button:not(.laid)")).toHaveLength(5);
});
