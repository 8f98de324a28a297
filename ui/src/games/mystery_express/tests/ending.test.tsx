// The end: what decided between equals, what is left on the table, and that nothing tells before the cards do.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { unmasking } from "../ending/Ending";
import { tally, tiebreakReason } from "../papers/papers";
import type { View } from "../view";
import { draw } from "./draw";
import { told } from "./files";

afterEach(cleanup);

const BLANK = 32;
const NOTHING = [BLANK, BLANK, BLANK, BLANK, BLANK];
const quiet = { justTold: [] };

/** The end of a game in which these telegrams were sent, and the places they led to among equals. */
function equals(telegrams: number[][], places: number[]): BoardProps {
  const props = told("end");
  const result = { scores: places.map(() => 2), places, winners: [] };
  const view = { ...(props.position.view as View), telegrams };
  return { ...props, position: { ...props.position, view, result } };
}

describe("what decided between equals", () => {
  const { solution } = told("end").position.view as View;
  const [knife = 0, suspect = 0] = solution;
  const other = knife + 1;

  test("a telegram ranks as the engine ranked it", () => {
    const props = told("end");
    const { scores = [], places } = props.position.result ?? {};
    const rank = (seat: number) => {
      const { balance, wrong } = tally(props, seat);
      return (scores[seat] ?? 0) * 256 + (balance + 5) * 16 + (5 - wrong);
    };
    const better = (seat: number) => scores.filter((_, one) => rank(one) > rank(seat)).length;
    expect(scores.map((_, seat) => 1 + better(seat))).toEqual(places);
  });

  test("only those who have as many points read why", () => {
    const props = told("end");
    expect(props.position.result?.scores).toEqual([2, 2, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => tiebreakReason(props, seat))).toEqual(["telegram −1", "telegram 0", "", "telegram −1"]);
  });

  test("those who share a place had nothing to be decided", () => {
    const props = equals([[knife, ...NOTHING.slice(1)], [knife, ...NOTHING.slice(1)]], [1, 1]);
    expect([0, 1].map((seat) => tiebreakReason(props, seat))).toEqual(["", ""]);
  });

  test("equal balances are told by their wrong entries", () => {
    const careful = [knife, ...NOTHING.slice(1)];
    const bold = [knife, suspect, (solution[2] ?? 0) - 1, BLANK, BLANK];
    const props = equals([careful, bold, [other, ...NOTHING.slice(1)]], [1, 2, 3]);
    expect([0, 1, 2].map((seat) => tiebreakReason(props, seat))).toEqual(["telegram +1, 0 wrong", "telegram +1, 1 wrong", "telegram −1"]);
  });

  test("everybody's telegram is read with its balance", () => {
    const { container } = draw("end", quiet);
    const rows = [...container.querySelectorAll(".me-papers tr:last-child th")].map((one) => one.textContent);
    expect(rows).toEqual(["Telegram −1", "Telegram 0", "Telegram 0", "Telegram −1"]);
  });
});

describe("after the end", () => {
  test("the truth lies open on the quay", () => {
    const { container, props } = draw("end", quiet);
    const faces = [...container.querySelectorAll("[data-id=crime] .me-turned")].map((one) => one.getAttribute("title"));
    expect(faces).toEqual((props.position.view as View).solution.map((element) => props.texts.noun("element", element)));
    expect(container.querySelectorAll("[data-id=crime] .me-back")).toHaveLength(0);
  });

  test("nobody has hours, powers or a discard any more, but the cards that are left", () => {
    const { container, props } = draw("end", quiet);
    expect(container.querySelectorAll(".me-desk, .me-power, .me-whistle, .discard, .me-my-discard")).toHaveLength(0);
    expect(container.querySelectorAll(".me-hand .me-card")).toHaveLength((props.position.view as View).hand.length);
  });
});

test("the quay's cards turn with those of the stage, and no sooner", () => {
  vi.useFakeTimers();
  const { container } = draw("end");
  const open = () => [".me-truth .me-card", "[data-id=crime] .me-card"].map((place) => container.querySelectorAll(place).length);
  expect(open()).toEqual([0, 0]);
  expect(unmasking.value).toBe(true);
  for (let card = 1; card <= 5; card++) {
    expect(container.querySelector(".me-papers")).toBeNull();
    act(() => void vi.advanceTimersByTime(1200));
    expect(open()).toEqual([card, card]);
  }
  expect(container.querySelector(".me-papers")).not.toBeNull();
  vi.useRealTimers();
});
