// The paper leaves one's hands only when it is handed in: until then its last line can be changed.
import { cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";

import type { BoardProps } from "../../../contract/board";
import type { Ask } from "../../../wire";
import { draftsAnswer } from "../papers/Form";
import { draw } from "./draw";
import { told } from "./files";

afterEach(cleanup);

const LAST = 4;
const FOUR = 24;
const HALF_PAST_SIX = 28;
const BLANK = 32;
const TIMES = [24, 25, 26, 27, 28, 29, 30, 31, BLANK];

/** The same paper, at its last line. */
function lastLine(name: string): Partial<BoardProps> {
  const { position } = told(name);
  const ask: Ask = { ...(position.ask as Ask), facts: { category: LAST }, options: TIMES };
  return { position: { ...position, ask }, picks: new Set(TIMES), justTold: [] };
}

const line = (container: Element) => container.querySelector(".me-form-line.now .me-written")?.textContent;
const handIn = () => screen.getByRole("button", { name: "Hand in" }) as HTMLButtonElement;
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name, pressed: false }));

describe.each(["telegram-entry", "final-entry"])("%s", (name) => {
  test("its last line is written in pencil, and replaced, before it is handed in", () => {
    const { props, container } = draw(name, lastLine(name));
    expect(handIn().disabled).toBe(true);
    choose("4:00");
    expect(line(container)).toBe("✎4:00");
    choose("6:30");
    expect(line(container)).toBe("✎6:30");
    expect(screen.getAllByRole("button", { pressed: true }).map((one) => one.textContent)).toContain("6:30");
    expect(props.pick).not.toHaveBeenCalled();
    fireEvent.click(handIn());
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(HALF_PAST_SIX);
  });

  test("its last line may be left blank, and is handed in as well", () => {
    const { props, container } = draw(name, lastLine(name));
    choose("Leave blank");
    expect(line(container)).toBe("✎—");
    fireEvent.click(handIn());
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(BLANK);
  });

  test("every other line is written at once", () => {
    const { props } = draw(name, { justTold: [] });
    const [first] = props.position.ask?.options ?? [];
    expect(screen.queryByRole("button", { name: "Hand in" })).toBeNull();
    fireEvent.click(document.querySelector(".me-entry") as Element);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(first);
    expect(draftsAnswer(props.position.ask as Ask, first ?? -1)).toBe(false);
  });
});

test("a key writes in pencil too, and what it writes is told", async () => {
  const { props, container } = draw("final-entry", lastLine("final-entry"));
  expect(draftsAnswer(props.position.ask as Ask, FOUR)).toBe(true);
  await screen.findByRole("button", { name: "4:00", pressed: true });
  expect(line(container)).toBe("✎4:00");
  expect(container.querySelector(".me-form-line.now [aria-live]")).not.toBeNull();
});

test("nothing can be handed in while an answer is on its way", () => {
  const change = lastLine("final-entry");
  draw("final-entry", { ...change, picks: new Set() });
  draftsAnswer(change.position?.ask as Ask, FOUR);
  expect(handIn().disabled).toBe(true);
});

test("another paper begins without a trace of pencil", () => {
  draw("telegram-entry", lastLine("telegram-entry"));
  choose("4:00");
  cleanup();
  const { container } = draw("final-entry", lastLine("final-entry"));
  expect(line(container)).toBe("✎");
});
