// The paper leaves one's hands only when it is handed in, whole: until then every line can be changed.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";

import { partOf } from "../../../contract/form";
import type { Ask } from "../../../wire";
import { draw, Everything } from "./draw";
import { told } from "./files";

afterEach(cleanup);

const BLANK = 32;
const LINES = 5;

const lines = (container: Element) => [...container.querySelectorAll(".me-form-line .me-written")].map((one) => one.textContent);
const line = (container: Element, place: number) => container.querySelectorAll<HTMLButtonElement>(".me-form-line")[place] as HTMLButtonElement;
const current = (container: Element) => [...container.querySelectorAll(".me-form-line")].findIndex((one) => one.matches("[aria-current=step]"));
const handIn = () => screen.getByRole<HTMLButtonElement>("button", { name: "Hand in" });
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name, pressed: false }));
const leaveBlank = () => fireEvent.click(screen.getByRole("button", { name: "Leave blank" }));

describe.each(["telegram-entry", "final-entry"])("%s", (name) => {
  const quiet = { justTold: [] };
  const ask = told(name).position.ask as Ask;

  /** The first entry of a line by its id and as its button is called. */
  const first = (part: number): [number, string] => {
    const id = partOf(ask, part).options[0] as number;
    return [id, told(name).texts.option(ask, id)];
  };

  test("is filled in line by line, and handed in as a whole", () => {
    const { handIn: given, container } = draw(name, quiet);
    const wanted = Array.from({ length: LINES }, (_, part) => first(part));
    for (const [part, [, label]] of wanted.entries()) {
      expect(current(container)).toBe(part);
      expect(given).not.toHaveBeenCalled();
      choose(label);
    }
    fireEvent.click(handIn());
    expect(given).toHaveBeenCalledExactlyOnceWith(wanted.map(([id]) => id));
  });

  test("offers in each line exactly what may be written there", () => {
    const { container } = draw(name, quiet);
    for (let part = 0; part < LINES; part++) {
      const labels = [...container.querySelectorAll(".me-entry")].map((one) => one.getAttribute("aria-label"));
      expect(labels).toEqual(partOf(ask, part).options.map((id) => told(name).texts.option(ask, id)));
      leaveBlank();
    }
  });

  test("cannot be handed in before its last line is written", () => {
    draw(name, quiet);
    for (let part = 0; part < LINES - 1; part++) {
      expect(screen.queryByRole("button", { name: "Hand in" })).toBeNull();
      leaveBlank();
    }
    expect(handIn().disabled).toBe(true);
    leaveBlank();
    expect(handIn().disabled).toBe(false);
  });

  test("every line can be changed until then", () => {
    const { handIn: given, container } = draw(name, quiet);
    for (let part = 0; part < LINES; part++) leaveBlank();
    const [id, label] = first(1);
    fireEvent.click(line(container, 1));
    expect(current(container)).toBe(1);
    choose(label);
    expect(lines(container)[1]).not.toContain("—");
    fireEvent.click(handIn());
    expect(given).toHaveBeenCalledExactlyOnceWith([BLANK, id, BLANK, BLANK, BLANK]);
  });

  test("goes on after a reload where it was left", () => {
    const { props, handIn: given } = draw(name, quiet);
    leaveBlank();
    leaveBlank();
    cleanup();
    const { container } = render(<Everything {...props} handIn={given} />);
    expect(lines(container)).toEqual(["—", "—", "✎", "", ""]);
  });
});

test("what a line says is told as it is written", () => {
  const { container } = draw("final-entry", { justTold: [] });
  for (let part = 0; part < LINES - 1; part++) leaveBlank();
  choose("4:00");
  expect(lines(container)[LINES - 1]).toBe("✎4:00");
  expect(container.querySelector(".me-form-line.now [aria-live]")).not.toBeNull();
});

test("nothing can be written or handed in while a paper is on its way", () => {
  const { container } = draw("final-entry", { justTold: [], picks: new Set() });
  const buttons = [...container.querySelectorAll<HTMLButtonElement>(".me-form button")];
  expect(buttons.length).toBeGreaterThan(LINES);
  expect(buttons.filter((one) => !one.disabled)).toEqual([]);
});

test("another paper begins without a trace of pencil", () => {
  const { props, handIn: given } = draw("telegram-entry", { justTold: [] });
  leaveBlank();
  cleanup();
  const { container } = render(<Everything {...props} {...told("final-entry")} justTold={[]} handIn={given} />);
  expect(lines(container)).toEqual(["✎", "", "", "", ""]);
});
