// Time shows: each card passes once, in the manner of its city, and leaves nothing behind.
import { act, cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { game as ui } from "../index";
import { listOf, type Reel, reelIn, showing } from "../reel";
import { answers, draw } from "./draw";
import { told } from "./files";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const reelOf = (name: string): Reel => reelIn(told(name).news) as Reel;
const fresh = (name: string) => ({ news: [...told(name).news] });
const faces = (container: Element) => [...container.querySelectorAll(".me-show .me-card > b")].map((one) => one.textContent);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const counts = (times: (number | null)[]) => times.reduce((sum, time) => sum.set(time, (sum.get(time) ?? 0) + 1), new Map<number | null, number>());

test.each(["show-strasbourg", "show-wien", "show-budapest"])("%s shows all 23 cards, one time only twice", (name) => {
  const { cards } = listOf(reelOf(name));
  expect(cards).toHaveLength(23);
  expect([...counts(cards).values()].sort()).toEqual([2, 3, 3, 3, 3, 3, 3, 3]);
});

test("the manner is the city's", () => {
  expect(reelOf("show-strasbourg").pictures.every((one) => one.cards.length === 1)).toBe(true);
  expect(reelOf("show-wien").manner).toBe("in hand");
  expect(reelOf("show-wien").pictures).toHaveLength(4);
  expect(reelOf("show-budapest").pictures[3]?.fresh).toBe(0);
});

test("cards pass by themselves and nothing is left", () => {
  const { container, props } = draw("show-strasbourg", fresh("show-strasbourg"));
  const reel = reelOf("show-strasbourg");
  for (const picture of reel.pictures) {
    expect(faces(container)).toEqual([props.texts.noun("element", picture.cards[0] ?? -1)]);
    pass(picture.milliseconds);
  }
  expect(container.querySelector(".me-show")).toBeNull();
  expect(showing.value).toBe(false);
});

test("three piles show three cards at a time", () => {
  const { container } = draw("show-budapest", fresh("show-budapest"));
  expect(faces(container)).toHaveLength(1);
  for (const _ of [1, 2, 3]) pass(1500);
  expect(faces(container)).toHaveLength(3);
});

test("a show that was seen is not played again when the board is drawn anew", () => {
  const { news } = fresh("show-strasbourg");
  draw("show-strasbourg", { news });
  cleanup();
  expect(draw("show-strasbourg", { news }).container.querySelector(".me-show")).toBeNull();
});

test("onlookers see the piles of Wien from behind", () => {
  const { container } = draw("show-wien-onlooker", fresh("show-wien-onlooker"));
  expect(faces(container)).toEqual([]);
  expect(container.querySelector(".me-show")).not.toBeNull();
});

test("in the manner “step” the reader turns the cards", () => {
  const props = told("show-strasbourg");
  const view = props.position.view as { options: Record<string, unknown> };
  const stepping = { ...view, options: { ...view.options, time_show_mode: "step" } };
  const { container } = draw("show-strasbourg", { ...fresh("show-strasbourg"), position: { ...props.position, view: stepping } });
  pass(60_000);
  expect(container.textContent).toContain("1 / 23");
  fireEvent.click(answers(container).at(-1) as HTMLButtonElement);
  expect(container.textContent).toContain("2 / 23");
});

test("without movement it is a list, for the same time or until it is read", () => {
  const { container, getByRole, props } = draw("show-strasbourg", { ...fresh("show-strasbourg"), still: true });
  expect(container.querySelectorAll(".me-list li")).toHaveLength(23);
  fireEvent.click(getByRole("button", { name: props.texts.word("board-show-end") }));
  expect(container.querySelector(".me-show")).toBeNull();
});

test("nobody writes during a show", () => {
  const { container, props } = draw("show-strasbourg", fresh("show-strasbourg"));
  const cell = container.querySelector(".me-cell") as HTMLButtonElement;
  fireEvent.click(cell);
  expect(props.mark).not.toHaveBeenCalled();
  pass(23 * 1500);
  for (const _ of reelOf("show-strasbourg").pictures) pass(1500);
  fireEvent.click(cell);
  expect(props.mark).toHaveBeenCalledOnce();
});

test("the crime is unmasked card by card, then the answers are read", () => {
  const { container, props } = draw("end", fresh("end"));
  const turned = () => container.querySelectorAll(".me-truth .me-card").length;
  const watched = () => ui.watching?.(props) !== "";
  expect([turned(), container.querySelector(".me-papers")]).toEqual([0, null]);
  for (const card of [1, 2, 3, 4, 5]) {
    expect(watched()).toBe(true); // nobody says yet who has won
    pass(1100);
    expect(turned()).toBe(card);
  }
  expect(watched()).toBe(false);
  expect(container.querySelectorAll(".me-papers tbody")).toHaveLength(4);
});
