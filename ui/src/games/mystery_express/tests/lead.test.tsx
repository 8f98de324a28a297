// Before a Time show: it is announced, and nobody is taken unawares.
import { fireEvent } from "@testing-library/preact";
import { expect, test } from "vitest";

import { ui } from "../index";
import { draw, Everything } from "./draw";
import { faces, fresh, pass, timeShowAt, stepping, withFakeTime } from "./viewing";

withFakeTime();

test.each([false, true])("it is announced, and three seconds are counted before the first card (still: %s)", (still) => {
  const { container, props } = draw("show-strasbourg", { ...fresh("show-strasbourg"), still });
  const stage = container.querySelector(".me-show");
  expect(stage?.textContent).toContain("Strasbourg 23 cards, one after the other on one pile.");
  for (const seconds of ["3", "2", "1"]) {
    expect(container.querySelector(".me-station-clock .figure")?.textContent).toBe(seconds);
    expect(faces(container)).toEqual([]);
    expect(ui.attentionPrompt?.(props)).toBe(props.texts.word("board-watch"));
    pass(1000);
  }
  expect(container.querySelector(".me-station-clock .figure")).toBeNull();
  expect(faces(container)).toHaveLength(1);
});

test.each([
  ["show-wien", "23 cards in 4 piles"],
  ["show-budapest", "23 cards, in turn on three piles"],
])("%s says how its cards will pass", (name, lead) => {
  expect(draw(name, fresh(name)).container.querySelector(".me-show-title")?.textContent).toContain(lead);
});

test("in the manner “step” the reader begins, and turns the cards", () => {
  const { container, getByRole } = draw("show-strasbourg", stepping("show-strasbourg"));
  pass(60_000);
  expect([faces(container), container.querySelector(".me-station-clock .ring")]).toEqual([[], null]); // nothing runs out
  const button = getByRole("button", { name: "Begin" });
  fireEvent.click(button);
  pass(60_000);
  expect(container.textContent).toContain("1 / 23");
  expect(button.textContent).toBe("Next"); // still the same button: whoever pressed it need not look for it
  for (const _ of timeShowAt("show-strasbourg").slides) fireEvent.click(button);
  pass(60_000);
  expect(button.textContent).toBe("Done");
  fireEvent.click(button);
  expect(container.querySelector(".me-show")).toBeNull();
});

test("whoever turns the cards too slowly is not kept from the end of the game", () => {
  const { props, rerender } = draw("show-strasbourg", stepping("show-strasbourg"));
  expect(ui.attentionPrompt?.(props)).not.toBe("");
  const result = { scores: [1, 0, 0, 0], places: [1, 2, 2, 2], winners: [0] };
  rerender(<Everything {...props} position={{ ...props.position, result }} />);
  expect(ui.attentionPrompt?.(props)).toBe("");
});
