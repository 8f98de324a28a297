// The deduction sheet: rows, marks by hand, keys.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { cycled } from "../notebook/sheet";
import type { Sheet, View } from "../view";
import { answers, draw } from "./draw";
import { told } from "./files";

afterEach(cleanup);
const quiet = { justTold: [] };
const cellOf = (container: Element, name: string) =>
  container.querySelector<HTMLButtonElement>(`.me-cell[aria-label^="${name}"]`) as HTMLButtonElement;

test("a click turns a mark on: stroke, cross, question, nothing", () => {
  const seen = ["", "/", "X", "?"].map((mark) => cycled("elements", mark));
  expect(seen).toEqual(["/", "X", "?", ""]);
  const { container, props } = draw("turn-action", { ...quiet, marks: { "mo_hanged leg1": "/" } });
  fireEvent.click(cellOf(container, "Hanged, Leg 1"));
  expect(props.mark).toHaveBeenCalledExactlyOnceWith("mo_hanged leg1", "X");
});

test("letters are written, Delete rubs out, and the page does not take them for answers", () => {
  const { container, props } = draw("turn-action", { ...quiet, marks: { "mo_hanged leg1": "/" } });
  const outside = vi.fn();
  addEventListener("keydown", outside);
  const cell = cellOf(container, "Hanged, Leg 1");
  fireEvent.keyDown(cell, { key: "a" });
  fireEvent.keyDown(cell, { key: "1" });
  fireEvent.keyDown(cell, { key: "Delete" });
  expect(vi.mocked(props.mark).mock.calls.map(([, text]) => text)).toEqual(["A", "1", ""]);
  expect(outside).not.toHaveBeenCalled();
  removeEventListener("keydown", outside);
});

test("times are counted in strokes", () => {
  const { container, props } = draw("turn-action", { ...quiet, marks: { "time_0430 wien": "//" } });
  const cell = cellOf(container, "4:30, Vienna");
  fireEvent.click(cell);
  fireEvent.keyDown(cell, { key: "3" });
  expect(vi.mocked(props.mark).mock.calls).toEqual([
    ["time_0430 wien", "///"],
    ["time_0430 wien", "///"],
  ]);
});

test("arrow keys walk through the cells, with one stop for Tab in each grid", () => {
  const { container } = draw("turn-action", quiet);
  const first = container.querySelector<HTMLButtonElement>(".me-cell[tabindex='0']") as HTMLButtonElement;
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-cell")).toBe("0,1");
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  expect(document.activeElement?.getAttribute("data-cell")).toBe("1,1");
  expect(container.querySelectorAll(".me-cell[tabindex='0']")).toHaveLength(2);
});

test("rows stand in the order of the language", () => {
  const names = (lang: string) => {
    cleanup();
    const { container } = draw("turn-action", quiet, lang);
    return [...container.querySelectorAll(".me-k-mo tbody th .me-fit")].map((one) => one.textContent?.replaceAll("\u00ad", ""));
  };
  expect(names("fr")).toEqual(["Abattu", "Assommé", "Empoisonné", "Pendu", "Poignardé", "Poussé"]);
  expect(names("en")).toEqual(["Clubbed", "Hanged", "Poisoned", "Pushed", "Shot", "Stabbed"]);
});

/** The moment with these cells and so many kept cards in the row of “Hanged”. */
function hanged(cells: string[], kept = 0) {
  const { position } = told("turn-action", "en");
  const sheet = position.notebook as Sheet;
  const rows = sheet.rows.map((row) => (row.element === 1 ? { ...row, cells, kept } : row));
  const { container } = draw("turn-action", { ...quiet, marks: {}, position: { ...position, notebook: { ...sheet, rows } } });
  return (column: string) => cellOf(container, `Hanged, ${column}`);
}

test("a card of my own is a dot, hollow once it has gone, and both are a cross", () => {
  const dotOf = (cell: HTMLElement) => [...cell.children].map((sign) => sign.getAttribute("class"));
  expect(dotOf(hanged(["/"], 1)("Hand"))).toEqual(["me-dot"]);
  cleanup();
  expect(dotOf(hanged(["/"], 0)("Hand"))).toEqual(["me-dot gone"]);
  cleanup();
  expect(dotOf(hanged(["X"], 2)("Hand"))).toEqual(["ink cross"]);
});

test("a card that came to me has a sign in the leg in which it came, and nowhere else", () => {
  const cell = hanged(["", "+"]);
  expect(cell("Leg 1").querySelectorAll("path, circle")).toHaveLength(2);
  expect(cell("Leg 1").getAttribute("aria-label")).toBe("Hanged, Leg 1, received");
  expect(cell("Hand").children).toHaveLength(0);
});

test("the legend names every sign that this sheet can have", () => {
  const names = (assist: string) => {
    cleanup();
    const { position } = told("turn-action", "en");
    const view = position.view as View;
    const options = { ...view.options, sheet_assist: assist };
    const { container } = draw("turn-action", { ...quiet, position: { ...position, view: { ...view, options } } });
    return [...container.querySelectorAll(".me-legend li")].map((sign) => sign.lastChild?.textContent ?? "");
  };
  expect(names("inference").filter((name) => !names("marks").includes(name))).toEqual(["innocent", "solution"]);
  for (const name of ["seen once", "received", "both copies seen", "mine from the start", "Tunnel", "not in the game"])
    expect(names("marks")).toContain(name);
});

test("removed elements are struck out and cannot be written on", () => {
  const { container } = draw("turn-action", quiet);
  const rows = [...container.querySelectorAll("tr.removed")];
  expect(rows).toHaveLength(4);
  expect(rows.flatMap((row) => [...row.querySelectorAll("button")])).toEqual([]);
});

test("the sheet answers no question", () => {
  const { container, props } = draw("waiting", quiet);
  for (const cell of container.querySelectorAll<HTMLButtonElement>(".me-cell")) fireEvent.click(cell);
  expect(props.pick).not.toHaveBeenCalled();
  expect(answers(container)).toEqual([]);
});

test("a name is circled for the telegram, and the circle rubbed out again", () => {
  const marks = { "mo_hanged draft": "o", "time_0430 draft": "o" };
  const { container, props } = draw("turn-action", { ...quiet, marks });
  const circled = [...container.querySelectorAll<HTMLButtonElement>(".me-draft[aria-pressed=true]")];
  expect(circled.map((name) => name.getAttribute("aria-label"))).toEqual(["Hanged, my guess", "4:30, my guess"]);
  fireEvent.click(circled[0] as Element);
  fireEvent.click(container.querySelector("[aria-label='Shot, my guess']") as Element);
  expect(vi.mocked(props.mark).mock.calls).toEqual([
    ["mo_hanged draft", ""],
    ["mo_shot draft", "o"],
  ]);
});

test("names are reached by the arrow keys, left of the cells and above the times", () => {
  const { container } = draw("turn-action", quiet);
  for (const [key, place] of [["ArrowLeft", "elements"], ["ArrowUp", "times"]] as const) {
    const cell = container.querySelector<HTMLButtonElement>(`[data-grid=${place}] [data-cell='0,0']`) as HTMLButtonElement;
    fireEvent.keyDown(cell, { key });
    expect(document.activeElement?.className).toBe("me-draft");
  }
});

test("the form shows which name was circled", () => {
  const { container } = draw("final-entry", { ...quiet, marks: { "motive_greed draft": "o" } });
  fireEvent.click(container.querySelectorAll(".me-form-line")[2] as Element);
  const drafted = [...container.querySelectorAll("[data-drafted]")].map((entry) => entry.textContent);
  expect(drafted).toEqual(["Greed"]);
});
