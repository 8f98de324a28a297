// Time shows: each card passes once, in the manner of its city, and leaves nothing behind.
import { cleanup, fireEvent } from "@testing-library/preact";
import { expect, test } from "vitest";

import { storyOf } from "../../../shell/playing/staging/story";
import type { Told } from "../../../wire";
import { ui } from "../index";
import { newIn, showing, timeShowOf } from "../shows/timeShow";
import { draw, Everything } from "./draw";
import { told } from "./files";
import { afterwards, counts, faces, fresh, getReady, pass, passAll, timeShowAt, said, twice, withFakeTime } from "./viewing";

withFakeTime();

test.each(["show-strasbourg", "show-wien", "show-budapest"])("%s shows all 23 cards, one time only twice", (name) => {
  const cards = timeShowAt(name).slides.flatMap(newIn);
  expect(cards).toHaveLength(23);
  expect(counts(cards)).toEqual([2, 3, 3, 3, 3, 3, 3, 3]);
});

test("the manner is the city's", () => {
  expect(timeShowAt("show-strasbourg").slides.every((one) => one.cards.length === 1)).toBe(true);
  expect(timeShowAt("show-wien").manner).toBe("in hand");
  expect(timeShowAt("show-wien").slides).toHaveLength(4);
  expect(timeShowAt("show-budapest").slides[3]?.fresh).toBe(0);
});

test.each([
  ["show-strasbourg", "card"],
  ["show-wien", "pile"],
])("%s takes the time that the engine gives a %s at the pace agreed on", (name, what) => {
  const { game, justTold } = told(name);
  const seconds = { lead_in: 7, card: { normal: 1, slow: 2, fast: 3 }, pile: { normal: 4, slow: 5, fast: 6 }, afterwards: { flash: 8 } };
  const at = (pace: number) => {
    const begun = justTold.map((one) => (one.event === "ShowBegun" ? { ...one, facts: { ...one.facts, pace } } : one));
    return timeShowOf({ ...told(name), justTold: begun, game: { ...game, constants: { ...game.constants, show_seconds: seconds } } });
  };
  expect(game.domains["pace"]).toEqual(["normal", "slow", "fast"]);
  expect([0, 1, 2].map((pace) => at(pace)?.slides[0]?.milliseconds)).toEqual(what === "card" ? [1000, 2000, 3000] : [4000, 5000, 6000]);
  expect([at(0)?.leadIn, at(0)?.afterwards]).toEqual([7000, 8000]);
});

test.each([false, true])("cards pass by themselves, one at a time, and nothing is left (still: %s)", (still) => {
  const { container, props } = draw("show-strasbourg", { ...fresh("show-strasbourg"), still });
  getReady();
  for (const slide of timeShowAt("show-strasbourg").slides) {
    expect(faces(container)).toEqual([props.texts.noun("element", slide.cards[0] ?? -1)]);
    expect(showing.value).toBe(true);
    pass(slide.milliseconds);
  }
  expect([faces(container), showing.value]).toEqual([[], false]);
  pass(afterwards());
  expect(container.querySelector(".me-show")).toBeNull();
  expect(said(container).textContent).toBe("");
});

test("the same time twice in a row is said twice, and seen as two cards", () => {
  const { container } = draw("show-strasbourg", twice("show-strasbourg"));
  getReady();
  const [line, look] = [said(container).firstChild, container.querySelector(".me-pile")?.className];
  pass(1500);
  expect(said(container).textContent).toBe(line?.textContent);
  expect(said(container).firstChild).not.toBe(line);
  expect(container.querySelector(".me-pile")?.className).not.toBe(look);
});

test("three piles show three cards at a time", () => {
  const { container } = draw("show-budapest", fresh("show-budapest"));
  getReady();
  expect(faces(container)).toHaveLength(1);
  for (const _ of [1, 2, 3]) pass(1500);
  expect(faces(container)).toHaveLength(3);
});

test("a pile in hand is seen as a whole, and so is the next", () => {
  const { container } = draw("show-wien", fresh("show-wien"));
  getReady();
  for (const { cards, milliseconds } of timeShowAt("show-wien").slides) {
    expect(faces(container)).toHaveLength(cards.length);
    pass(milliseconds);
  }
  expect(showing.value).toBe(false);
});

test("a show that was seen is not played again when the board is drawn again", () => {
  const { justTold } = fresh("show-strasbourg");
  draw("show-strasbourg", { justTold });
  cleanup();
  expect(draw("show-strasbourg", { justTold }).container.querySelector(".me-show")).toBeNull();
});

test("onlookers see the piles of Vienna from behind", () => {
  const { container } = draw("show-wien-onlooker", fresh("show-wien-onlooker"));
  expect(faces(container)).toEqual([]);
  expect(container.querySelector(".me-show")).not.toBeNull();
});

test("an onlooker's show ends when the table goes on without it", () => {
  const { container, props, rerender } = draw("show-strasbourg-onlooker", fresh("show-strasbourg-onlooker"));
  getReady();
  expect(container.querySelector(".me-show")).not.toBeNull();
  rerender(<Everything {...props} overtaken />);
  expect(container.querySelector(".me-show")).toBeNull();
});

test("nobody writes during a show", () => {
  const { container, props } = draw("show-strasbourg", fresh("show-strasbourg"));
  const cell = container.querySelector(".me-cell") as HTMLButtonElement;
  fireEvent.click(cell);
  getReady();
  fireEvent.click(cell);
  expect(props.mark).not.toHaveBeenCalled();
  cleanup();
  const later = draw("show-strasbourg", fresh("show-strasbourg"));
  passAll("show-strasbourg");
  fireEvent.click(later.container.querySelector(".me-page .me-cell") as Element);
  expect(later.props.mark).toHaveBeenCalledOnce();
});

test("the crime is unmasked card by card, then the answers are read", () => {
  const { container, props } = draw("end", fresh("end"));
  const turned = () => container.querySelectorAll(".me-truth .me-card").length;
  const isShown = () => ui.attentionPrompt?.(props) !== "";
  expect([turned(), container.querySelector(".me-papers")]).toEqual([0, null]);
  for (const card of [1, 2, 3, 4, 5]) {
    expect(isShown()).toBe(true); // nobody says yet who has won
    pass(1100);
    expect(turned()).toBe(card);
  }
  expect(isShown()).toBe(false);
  expect(container.querySelectorAll(".me-papers tbody")).toHaveLength(4);
});

test("once the cards have passed, the story goes on with what came after them, and does not announce them again", () => {
  const props = told("show-strasbourg");
  const begun = props.justTold.findIndex((one) => one.event === "ShowBegun");
  const next = props.justTold.findIndex((one, place) => place > begun && props.texts.log(one, props.seat));
  const story = (last: number) => storyOf({ ...props, told: props.justTold.slice(0, last + 1) }, ui.demandsAttention);
  const [announced, after] = [begun, next].map((place) => props.texts.log(props.justTold[place] as Told, props.seat));
  expect(story(begun)).toEqual([announced]);
  expect(story(next)).toEqual([after]);
});
