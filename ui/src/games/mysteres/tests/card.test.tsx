// The Maestro's card: each of its fourteen words is whole.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import type { View } from "../view";
import { draw } from "./draw";

afterEach(cleanup);

test("the words of the card are as large as the longest beside each other allow", () => {
  const { container, props } = draw("round-keep");
  const words = (props.position.view as View).on_card.map((one) => one.length);
  const widest = (from: number, to: number) => Math.max(...words.slice(from, to));
  const list = container.querySelector<HTMLElement>(".my-card ul");
  expect(list?.style.getPropertyValue("--in-two")).toBe(String(widest(0, 7) + widest(7, 14)));
  expect(list?.style.getPropertyValue("--in-three")).toBe(String(widest(0, 5) + widest(5, 10) + widest(10, 14)));
});
