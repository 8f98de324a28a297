// Long words are set smaller: how much, their letters say.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { breadth, Fit } from "../cards/Fit";

afterEach(cleanup);

const ems = (text: string, lines: boolean) => {
  const { container } = render(<Fit text={text} lines={lines} />);
  return Number(container.querySelector<HTMLElement>(".me-fit > span")?.style.getPropertyValue("--ems"));
};

test("wide letters count for more than narrow ones", () => {
  expect(breadth("mm")).toBeGreaterThan(breadth("nn"));
  expect(breadth("nn")).toBeGreaterThan(breadth("ll"));
});

test("in one line the whole text must fit, in several its longest word", () => {
  expect(ems("Prof. Karlov", false)).toBeCloseTo(breadth("Prof. Karlov"), 1);
  expect(ems("Prof. Karlov", true)).toBeCloseTo(breadth("Karlov"), 1);
});
