// The end of a round, act by act; meanwhile the board stands as it did, and nobody sees the next round.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { revealIn, revealsWord, runningReveal } from "../shows/revealing";
import type { View } from "../view";
import { draw, propsAt } from "./draw";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const headOf = (container: Element) => container.querySelector(".my-header > span")?.textContent;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const said = (container: Element) => [...container.querySelectorAll("[aria-live=assertive]")].map((one) => one.textContent).join("");

/** The last moment before the word is revealed, then the news of it. */
function revealed() {
  const { told, position } = propsAt("reveal");
  const at = told.findLastIndex(({ event }) => event === "WordRevealed");
  const view = position.view as View;
  const { seats, points } = (told.slice(0, at).findLast(({ event }) => event === "Scored")?.facts ?? {}) as { seats: number[]; points: number };
  const scores = view.scores.map((score, seat) => score - (seats.includes(seat) ? points : 0));
  const before = { ...position, view: { ...view, round: view.round - 1, scores } };
  const drawn = draw("reveal", { position: before, told: told.slice(0, at) });
  drawn.redraw({ position, told: told.slice(0, at + 1), justTold: told.slice(at, at + 1), still: true });
  return { ...drawn, word: String(told[at]?.facts["word"]), round: view.round };
}

test("silence, the word, the points; then the next round", async () => {
  const { container, word, round } = revealed();
  const reveal = () => container.querySelector(".my-reveal");
  expect(reveal()?.className).toContain("hush");
  expect(container.innerHTML).not.toContain(word);
  expect(headOf(container)).toContain(`Round ${round - 1} `);
  await pass(900);
  expect(reveal()?.textContent).toContain(word);
  expect(said(container)).toContain(word);
  await pass(1600);
  expect(reveal()?.querySelector(".my-totals")).not.toBeNull();
  await pass(3300);
  expect(reveal()).toBeNull();
  expect(headOf(container)).toContain(`Round ${round} `);
});

test("every row of the score sheet adds up, also while the word is being revealed", () => {
  const { container } = revealed();
  const rows = [...container.querySelectorAll(".my-scores tbody tr")];
  const numbers = rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent) || 0));
  expect(numbers.map((row) => row.at(-1))).toEqual(numbers.map((row) => row.slice(0, -1).reduce((sum, one) => sum + one, 0)));
});

test("seats and score sheet tell what the word brought when it is told, not before", async () => {
  const { container, props } = revealed();
  const onSheet = () => [...container.querySelectorAll(".my-scores tbody tr > :last-child")].map((cell) => cell.textContent);
  const onSeats = () => [...container.querySelectorAll(".my-seat > b")].map((one) => String(parseInt(one.textContent ?? "", 10)));
  const { scores } = props.position.view as View;
  expect([onSheet(), onSeats()]).toEqual([scores.map(String), scores.map(String)]);
  await pass(900);
  await pass(1600);
  const now = (propsAt("reveal").position.view as View).scores;
  expect(now).not.toEqual(scores);
  expect([onSheet(), onSeats()]).toEqual([now.map(String), now.map(String)]);
});

test("whoever has seen enough goes on", async () => {
  const { container } = revealed();
  for (let acts = 0; acts < 3; acts += 1) await act(() => container.querySelector<HTMLButtonElement>(".my-on")?.click());
  expect(runningReveal.value).toBeNull();
});

test("only a revealed word demands attention; nobody's find is told as such", () => {
  const { told, position } = propsAt("reveal-unsolved");
  expect(revealsWord(told.filter(({ event }) => event !== "WordRevealed"))).toBe(false);
  const at = told.findLastIndex(({ event }) => event === "WordRevealed");
  const found = revealIn(told.slice(0, at + 1), position.view as View);
  expect(found?.finder).toBeNull();
  expect(found?.points).toBe(0);
});

test("“I have it!” is flashed and said, and takes nothing away", () => {
  const { container, props } = draw("answer-declare", { justTold: [{ event: "Declared", facts: { seat: 0 } }] });
  act(() => undefined);
  expect(container.querySelector(".my-flash.declared")?.textContent).toContain(props.table.seats[0]?.name);
  expect(container.querySelector<HTMLButtonElement>(".my-found button")?.disabled).toBe(false);
});

test("a judgement is flashed with the answer, which the position does not know yet", () => {
  const { told, table } = propsAt("answer-declare");
  const judged = { event: "Judged", facts: { seat: 0, right: true, by_maestro: false } };
  const answered = { event: "Answered", facts: { seat: 0, words: "un héron" } };
  const { container } = draw("answer-declare", { told: [...told, answered, judged], justTold: [judged] });
  act(() => undefined);
  expect(container.querySelector(".my-flash.right small")?.textContent).toContain("un héron");
  expect(container.querySelector(".my-flash.right small")?.textContent).toContain(table.seats[0]?.name);
});
