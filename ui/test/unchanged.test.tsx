// What is given again as it was is not drawn again.
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { unlessUnchanged } from "../src/contract/unchanged";

afterEach(cleanup);

interface Shown {
  name: string;
  size: number;
}

test("a part is drawn again when anything it is given has changed, and only then", () => {
  const draw = vi.fn(({ name, size }: Shown) => <p>{`${name} ${size}`}</p>);
  const Part = unlessUnchanged(draw);
  const { rerender } = render(<Part name="Vienna" size={1} />);
  rerender(<Part name="Vienna" size={1} />);
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(<Part name="Vienna" size={2} />);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(screen.getByText("Vienna 2")).toBeTruthy();
});

test("a part may say itself what matters to it", () => {
  const draw = vi.fn(({ name }: Shown) => <p>{name}</p>);
  const Part = unlessUnchanged(draw, (one, other) => one.name === other.name);
  const { rerender } = render(<Part name="Vienna" size={1} />);
  rerender(<Part name="Vienna" size={2} />);
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(<Part name="Milan" size={2} />);
  expect(screen.getByText("Milan")).toBeTruthy();
});
