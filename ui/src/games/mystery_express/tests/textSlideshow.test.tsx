// Without its board, a Time show is read: one text at a time, and nothing is left of it.
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { beforeAll, expect, test, vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { PlainBoard } from "../../../shell/plain/PlainBoard";
import { plainUiOf } from "../../../shell/plain/plainUi";
import { choose } from "../../../shell/settings/settings";
import { words } from "../../../shell/text/say";
import { told } from "./files";
import { afterwards, counts, fresh, getReady, pass, passAll, timeShowAt, said, stepping, tallying, twice, withFakeTime } from "./viewing";

beforeAll(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  const { container } = render(<PlainBoard {...told("turn-action")} />);
  await vi.waitFor(() => expect(container.querySelector("dl")).not.toBeNull()); // the game's reading has come
  cleanup();
});
withFakeTime();

const draw = (name: string, change: Partial<BoardProps> = {}) => {
  const props = { ...told(name), ...fresh(name), ...change };
  return { props, ...render(<PlainBoard {...props} />) };
};
const ui = plainUiOf("mystery_express");
const panel = (container: Element) => container.querySelector(".text-slideshow");

test("first how it will pass, while the seconds are counted and the question waits", () => {
  const { container, props } = draw("show-strasbourg");
  for (const seconds of ["3", "2", "1"]) {
    expect(panel(container)?.textContent).toBe(`Strasbourg23 cards, one after the other on one pile. One time comes only twice. Which one?${seconds}`);
    expect(ui.attentionPrompt?.(props)).toBe(props.texts.word("board-watch"));
    pass(1000);
  }
  expect(panel(container)?.textContent).toMatch(/1 \/ 23$/);
});

test.each(["show-strasbourg", "show-wien", "show-budapest"])("%s: then one text at a time, in the rhythm of the stage", (name) => {
  const { container, props } = draw(name);
  getReady();
  const read = timeShowAt(name).slides.flatMap(({ milliseconds }) => {
    const text = said(container).textContent ?? "";
    pass(milliseconds);
    return text.split(", ");
  });
  expect([read.length, ...counts(read)]).toEqual([23, 2, 3, 3, 3, 3, 3, 3, 3]);
  expect([said(container).textContent, ui.attentionPrompt?.(props)]).toEqual(Array.from({ length: 2 }, () => "Now write down what you remember."));
  pass(afterwards());
  expect([panel(container), said(container).textContent]).toEqual([null, ""]); // nothing is left
  expect(ui.attentionPrompt?.(props)).toBe("");
});

test("the same time twice in a row is said twice", () => {
  const { container } = draw("show-strasbourg", twice("show-strasbourg"));
  getReady();
  const line = said(container).firstChild;
  pass(1500);
  expect(said(container).textContent).toBe(line?.textContent);
  expect(said(container).firstChild).not.toBe(line);
});

test("in the manner “step” the reader begins and goes on", () => {
  const { container, getByRole } = draw("show-wien", stepping("show-wien"));
  pass(60_000);
  const button = getByRole("button", { name: "Begin" });
  fireEvent.click(button);
  for (const pile of ["1 / 4", "2 / 4", "3 / 4", "4 / 4"]) {
    pass(60_000);
    expect(panel(container)?.textContent).toContain(pile);
    fireEvent.click(button);
  }
  pass(60_000);
  expect(button.textContent).toBe("Done");
  fireEvent.click(button);
  expect(panel(container)).toBeNull();
});

test.each([
  ["show-strasbourg", true, false],
  ["show-wien", true, true],
  ["turn-action", false, false],
])("%s: nobody misses it (%s), and each sees it alone (%s)", (name, here, alone) => {
  const { justTold } = told(name);
  expect([ui.demandsAttention?.(justTold), ui.showsEachSeatItsOwn?.(justTold)]).toEqual([here, alone]);
});

test("what is seen from behind has no words", () => {
  expect(panel(draw("show-wien-onlooker").container)).toBeNull();
});

test("where the table counts, the time that came only twice is read afterwards", () => {
  const { container } = draw("show-strasbourg", tallying("show-strasbourg"));
  passAll("show-strasbourg");
  expect(said(container).textContent).toBe("The table has counted: 4:00 came only twice.");
});
