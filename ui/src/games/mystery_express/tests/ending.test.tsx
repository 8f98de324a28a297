// The end: what decided between equals, what is left on the table, and that nothing tells before the cards do.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { unmasking } from "../ending/turning";
import { signed, tallyOf, tiebreakReason } from "../papers/papers";
import type { View } from "../view";
import { draw } from "./draw";
import { told } from "./files";

afterEach(cleanup);

const quiet = { justTold: [] };

/** The end of a game in which all have two points, and telegrams with these right and wrong entries led to these places. */
function equals(entries: [number, number][], places: number[]): BoardProps {
  const props = told("end");
  const result = { scores: places.map(() => 2), places, winners: [] };
  const telegram_tallies = entries.map(([right, wrong]) => ({ right, wrong, points: right - wrong }));
  const view = { ...(props.position.view as View), telegram_tallies };
  return { ...props, position: { ...props.position, view, result } };
}

const reasons = (props: BoardProps) => props.position.result?.places.map((_, seat) => tiebreakReason(props, seat));

describe("what decided between equals", () => {
  test("a telegram ranks as the engine ranked it", () => {
    const props = told("end");
    const { scores = [], places } = props.position.result ?? {};
    const rank = (seat: number) => {
      const { points, wrong } = tallyOf(props, seat);
      return (scores[seat] ?? 0) * 256 + (points + 5) * 16 + (5 - wrong);
    };
    const better = (seat: number) => scores.filter((_, one) => rank(one) > rank(seat)).length;
    expect(scores.map((_, seat) => 1 + better(seat))).toEqual(places);
  });

  test("only those who have as many points read why", () => {
    const props = equals([[0, 1], [0, 0], [3, 0], [0, 1]], [3, 2, 1, 3]);
    const { result } = props.position;
    const three = result && { ...result, scores: [2, 2, 3, 2] };
    expect(reasons({ ...props, position: { ...props.position, result: three } })).toEqual(["telegram −1", "telegram 0", "", "telegram −1"]);
  });

  test("those who share a place had nothing to be decided", () => {
    expect(reasons(equals([[1, 0], [1, 0]], [1, 1]))).toEqual(["", ""]);
  });

  test("equal balances are told by their wrong entries", () => {
    expect(reasons(equals([[1, 0], [2, 1], [0, 1]], [1, 2, 3]))).toEqual(["telegram +1, 0 wrong", "telegram +1, 1 wrong", "telegram −1"]);
  });

  test("everybody's telegram is read with its balance", () => {
    const { container, props } = draw("end", quiet);
    const rows = [...container.querySelectorAll(".me-papers tbody tr:last-child th")].map((one) => one.textContent);
    const read = props.table.seats.map(({ seat }) => `Telegram ${signed(tallyOf(props, seat).points)}`);
    expect(rows).toEqual(read);
    expect(new Set(read).size).toBeGreaterThan(1);
  });
});

describe("after the end", () => {
  test("the truth lies open on the quay", () => {
    const { container, props } = draw("end", quiet);
    const faces = [...container.querySelectorAll("[data-id=crime] .me-turned")].map((one) => one.getAttribute("title"));
    expect(faces).toEqual((props.position.view as View).solution.map((element) => props.texts.noun("element", element)));
    expect(container.querySelectorAll("[data-id=crime] .me-back")).toHaveLength(0);
  });

  test("the sheet has the truth under a seal, which the legend names", () => {
    const { container, props } = draw("end", quiet);
    const seals = [...container.querySelectorAll(".me-blocks .me-seal, .me-clocks .me-seal")];
    expect(seals.map((seal) => seal.getAttribute("aria-label"))).toEqual((props.position.view as View).solution.map(() => "the truth"));
    const legend = (name: string) => [...draw(name, quiet).container.querySelectorAll(".me-legend li")].map((sign) => sign.lastChild?.textContent);
    expect(legend("end")).toContain("the truth");
    cleanup();
    expect(legend("turn-action")).not.toContain("the truth");
  });

  test("nobody has hours, powers or a discard any more, but the cards that are left", () => {
    const { container, props } = draw("end", quiet);
    expect(container.querySelectorAll(".me-desk, .me-power, .me-whistle, .discard, .me-my-discard")).toHaveLength(0);
    expect(container.querySelectorAll(".me-hand .me-card")).toHaveLength((props.position.view as View).hand.length);
  });
});

test("the quay's cards turn with those of the stage, and the sheet is sealed with them, no sooner", () => {
  vi.useFakeTimers();
  const { container, props } = draw("end");
  const { solution } = props.position.view as View;
  const names = solution.map((element) => props.texts.noun("element", element));
  const open = () => [".me-truth .me-card", "[data-id=crime] .me-card"].map((place) => container.querySelectorAll(place).length);
  const sealed = () => [...container.querySelectorAll(".me-page .truth .me-draft")].map((one) => one.getAttribute("aria-label")?.split(",")[0]);
  expect(open()).toEqual([0, 0]);
  expect(sealed()).toEqual([]);
  expect(unmasking.value).toBe(true);
  for (let card = 1; card <= 5; card++) {
    expect(container.querySelector(".me-papers")).toBeNull();
    act(() => void vi.advanceTimersByTime(1200));
    expect(open()).toEqual([card, card]);
    expect(sealed()).toEqual(names.slice(0, card));
  }
  expect(container.querySelector(".me-papers")).not.toBeNull();
  vi.useRealTimers();
});
