// Every moment is drawn in every language, and offers what may be chosen: no more, no less.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";

import { faultsOf } from "../../../../test/games/draw";
import { members } from "../../../texts/facts";
import { MOMENTS } from "../fixtures/moments";
import { answersOnBoard, placeOf } from "../places";
import { answers, draw } from "./draw";
import { LANGUAGES, told } from "./files";

afterEach(cleanup);

const quiet = { justTold: [] };

// Missing words are found without drawing, by places.test.ts: two languages need only some of the moments.
const SOME = ["turn-action", "power-peek", "telegram-entry", "show-wien", "end", "onlooker"];

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(lang === "en" || lang === "fr" ? MOMENTS : SOME)("%s is drawn without a fault", (name) => {
    const drawn = draw(name, quiet, lang);
    expect(faultsOf(drawn)).toEqual([]);
    expect(drawn.container.querySelector(".me-scene")).not.toBeNull();
  });
});

/** One click answers, unless a group or a paper is put together first. */
const oneClick = (name: string) => !["company", "form"].includes(placeOf(told(name).position.ask));

describe.each(MOMENTS.filter(oneClick))("%s", (name) => {
  test("offers exactly what may be chosen", () => {
    const { props, container } = draw(name, quiet);
    const { ask } = props.position;
    for (const button of answers(container)) fireEvent.click(button);
    const chosen = vi.mocked(props.pick).mock.calls.map(([id]) => id);
    const offered = ask ? answersOnBoard(ask, props) : [];
    expect([...new Set(chosen)].sort()).toEqual([...offered].sort());
    expect(answers(container)).toHaveLength(chosen.length);
    expect([...container.querySelectorAll(".me-key")].filter((key) => !key.closest("button"))).toEqual([]);
  });
});

describe.each(MOMENTS)("%s", (name) => {
  test("offers nothing while an answer is on its way", () => {
    const { container } = draw(name, { ...quiet, picks: new Set() });
    expect(answers(container)).toEqual([]);
  });
});

test.each(["dining-guests", "smoking-partners"])("%s: every group can be put together, and no other", (name) => {
  const probe = draw(name, quiet);
  for (const group of probe.props.picks) {
    cleanup();
    const { props, container } = draw(name, quiet);
    const people = () => [...container.querySelectorAll("button[aria-pressed]")];
    const person = (seat: number) => people().find((one) => one.textContent?.includes(props.texts.noun("seat", seat)));
    const confirm = container.querySelector<HTMLButtonElement>(".me-confirm") as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    for (const seat of members(group)) fireEvent.click(person(seat) as Element);
    fireEvent.click(confirm);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(group);
  }
});

test("a car that cannot be entered says why", () => {
  const { container, props } = draw("turn-action", { ...quiet, picks: new Set([7]) });
  const reasons = [...container.querySelectorAll(".me-chip i")].map((one) => one.textContent);
  expect(reasons.filter((one) => one?.includes(props.texts.word("board-done")))).toHaveLength(1);
  expect(reasons).toHaveLength(7);
});

test("onlookers see the same board without a hand", () => {
  const { container } = draw("onlooker", quiet);
  expect(container.querySelectorAll(".me-hand, .me-my-discard, .me-page")).toHaveLength(0);
  expect(container.querySelectorAll(".me-car")).toHaveLength(6);
});

test("a dark card names who laid it down or, where it came from somebody else, from whom it went to whom", () => {
  const says = (first: number) => {
    cleanup();
    const { position } = told("power-peek");
    const ask = position.ask && { ...position.ask, facts: { ...position.ask.facts, first } };
    return draw("power-peek", { ...quiet, position: { ...position, ask } }).container.querySelector(".me-choice.whose > b")?.textContent;
  };
  expect(says(4)).toBe("Sofia");
  expect(says(2)).toBe("Inès→ Sofia");
});
