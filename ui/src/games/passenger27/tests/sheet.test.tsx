// The notebook: 27 cells, filters, questions, own marks, keys.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { VALUES } from "../features";
import { featuresOf } from "./cast";
import { plain } from "../plain";
import { passes } from "../notebook/sheet";
import { lineOf } from "../../../shell/plain/knownFields";
import type { Field } from "../../../wire";
import { lettersOf } from "../seats/badges";
import { drawNotebook } from "./draw";

afterEach(cleanup);
const cells = (container: Element) => [...container.querySelectorAll<HTMLButtonElement>(".tp-cell")];
const filter = (container: Element, name: string) => container.querySelector(`.tp-filters [aria-label="${name}"]`) as HTMLButtonElement;

test("a filter dims whoever does not fit; two of one feature add up", () => {
  const { container } = drawNotebook("round-action");
  const shown = () => cells(container).filter((one) => !one.classList.contains("aside")).length;
  expect(shown()).toBe(27);
  fireEvent.click(filter(container, "Formal"));
  expect(shown()).toBe(9);
  fireEvent.click(filter(container, "Foul"));
  expect(shown()).toBe(3);
  fireEvent.click(filter(container, "Perfumed"));
  expect(shown()).toBe(6);
  fireEvent.click(filter(container, "Formal"));
  expect(shown()).toBe(18);
  expect(passes(new Set(), featuresOf(0), VALUES)).toBe(true);
});

test("whoever is asked about can be marked by hand", () => {
  const { container, props } = drawNotebook("round-action");
  const open = cells(container).find((one) => one.classList.contains("open") && one.querySelector(".tp-mark.possible"));
  fireEvent.click(open as Element);
  expect(open?.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(container.querySelector(".tp-own button") as Element);
  expect(props.mark).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[a-z_]+ \d$/), expect.stringMatching(/^.?$/u));
});

test("arrow keys walk over the grid", () => {
  const { container } = drawNotebook("round-action");
  const at = (cell: string) => container.querySelector<HTMLButtonElement>(`[data-cell="${cell}"]`);
  at("0,0")?.focus();
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
  expect(document.activeElement).toBe(at("1,1"));
});

test("a cell says in words what its marks say", () => {
  const { container } = drawNotebook("round-action");
  const says = cells(container).map((one) => one.textContent ?? "");
  expect(says.filter((one) => /you$/.test(one))).toHaveLength(1);
  expect(says.some((one) => /not Basile/.test(one))).toBe(true);
});

test("without its board the notebook is a table of words", () => {
  const { props } = drawNotebook("round-action");
  const grid = plain.notebook?.(props);
  expect(grid?.rows).toHaveLength(27);
  expect(new Set(grid?.rows.map((row) => row.length))).toEqual(new Set([grid?.head.length]));
  expect(props.texts.words.faults).toEqual([]);
});

test("without its board it says which features others were told, not yes and no", () => {
  const { props } = drawNotebook("round-action");
  const told = props.game.view["told"] as Field;
  expect(lineOf(props, [true, false, true], { ...told, by: ["feature"] })).toBe("looks, voice");
});

test("every certain mark has its reason in words", () => {
  const { container, props } = drawNotebook("round-action");
  const open = cells(container).find((one) => one.classList.contains("open") && one.querySelector(".tp-mark.no"));
  fireEvent.click(open as Element);
  const reasons = [...container.querySelectorAll(".tp-detail li.no small")].map((one) => one.textContent);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.every((one) => /^Round \d+: \S/.test(one ?? ""))).toBe(true);
  expect(props.texts.words.faults).toEqual([]);
});

test("players are called by their initials, or by letters where two begin alike", () => {
  expect(lettersOf(["Dora", "Ada", "Édith"])).toEqual(["D", "A", "É"]);
  expect(lettersOf(["Dora", "Denis", "Ada"])).toEqual(["A", "B", "C"]);
});
