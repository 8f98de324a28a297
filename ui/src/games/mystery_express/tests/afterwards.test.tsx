// After a Time show there is a moment to write: on the stage itself, for everybody who may.
import { fireEvent } from "@testing-library/preact";
import { expect, test } from "vitest";

import { ui } from "../index";
import { showing } from "../shows/timeShow";
import { draw } from "./draw";
import { afterwards, COUNTS, fresh, pass, passAll, tallying, withFakeTime } from "./viewing";

withFakeTime();

const leaf = (container: Element) => [...container.querySelectorAll<HTMLButtonElement>(".me-leaf .me-cell")];

test("the eight times lie on a leaf, and what is written there stands in the notebook", () => {
  const { container, props } = draw("show-wien", fresh("show-wien"));
  passAll("show-wien");
  expect([leaf(container).length, showing.value]).toEqual([8, false]);
  expect(ui.attentionPrompt?.(props)).toBe("Now write down what you remember.");
  fireEvent.click(leaf(container)[0] as Element);
  expect(props.mark).toHaveBeenCalledWith("time_0400 wien", "/");
  fireEvent.keyDown(leaf(container)[5] as Element, { key: "2" });
  expect(props.mark).toHaveBeenLastCalledWith("time_1115 wien", "//");
});

test("it lasts as long as the engine says, or until the reader has done", () => {
  const { container, getByRole } = draw("show-strasbourg", fresh("show-strasbourg"));
  passAll("show-strasbourg");
  pass(afterwards() - 1);
  expect(leaf(container)).toHaveLength(8);
  fireEvent.click(getByRole("button", { name: "Done" }));
  expect(container.querySelector(".me-show")).toBeNull();
});

test("arrow keys walk over the leaf, row by row", () => {
  const { container } = draw("show-strasbourg", fresh("show-strasbourg"));
  passAll("show-strasbourg");
  leaf(container)[1]?.focus();
  fireEvent.keyDown(leaf(container)[1] as Element, { key: "ArrowDown" });
  expect(document.activeElement).toBe(leaf(container)[5]);
});

test("where the table counts, it shows the counts for as long as they take to read", () => {
  const { container, props } = draw("show-strasbourg", { ...tallying("show-strasbourg"), marks: {} });
  const inNotebook = () => container.querySelectorAll(".me-clocks .ink");
  expect(inNotebook()).toHaveLength(0); // the notebook does not give away what is still to come
  passAll("show-strasbourg");
  expect(inNotebook()).toHaveLength(8);
  expect(leaf(container).map((cell) => cell.getAttribute("aria-label")?.split(", ").at(-1))).toEqual(COUNTS.map(String));
  expect([...container.querySelectorAll(".me-leaf .low")]).toHaveLength(1);
  expect(ui.attentionPrompt?.(props)).toContain("4:00 came only twice");
  pass(afterwards("tally"));
  expect(container.querySelector(".me-show")).toBeNull();
});

test.each(["show-strasbourg-onlooker", "show-wien-onlooker"])("%s: nobody waits for somebody who has no notebook", (name) => {
  const { container } = draw(name, fresh(name));
  passAll(name);
  expect(container.querySelector(".me-show")).toBeNull();
});

test.each([
  ["show-strasbourg", 0],
  ["show-wien", 8],
])("at a shared device nobody's notes lie open before the others: %s", (name, cells) => {
  const { container } = draw(name, { ...fresh(name), shared: true });
  passAll(name);
  expect(leaf(container)).toHaveLength(cells);
});
