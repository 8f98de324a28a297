// Long words are set smaller: how much, their letters say.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { breadth, Fit } from "../cards/Fit";

afterEach(cleanup);

const widths = (text: string) => {
  const { container } = render(<Fit text={text} />);
  const { style } = container.querySelector<HTMLElement>(".me-fit > span") as HTMLElement;
  return ["--ems", "--part"].map((name) => Number(style.getPropertyValue(name)));
};

test("wide letters count for more than narrow ones", () => {
  expect(breadth("mm")).toBeGreaterThan(breadth("nn"));
  expect(breadth("nn")).toBeGreaterThan(breadth("ll"));
});

test("in one line the whole text must fit, in several its longest word", () => {
  const [whole, part] = widths("Prof. Karlov");
  expect(whole).toBeCloseTo(breadth("Prof. Karlov"), 1);
  expect(part).toBeCloseTo(breadth("Karlov"), 1);
});

test("a word that may be broken needs room for its longest part and a hyphen, and in one line for no hyphen", () => {
  const [whole, part] = widths("Speise\u00adwagen");
  expect(whole).toBeCloseTo(breadth("Speisewagen"), 1);
  expect(part).toBeCloseTo(Math.max(breadth("Speise") + 0.33, breadth("wagen")), 1);
});
