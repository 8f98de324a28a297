// Draws a moment as the page does: board, crew, hand and panel.
import { vi } from "vitest";

import { answersExcept, drawingOf } from "../../../../test/games/draw";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { wordsIn } from "./files";

export const { propsAt, draw } = drawingOf(ui, moment, wordsIn, { justTold: [], still: true });

export const answers = answersExcept("[data-quick]");

/** Where a station or a turntable is touched. */
export const hit = (container: Element, place: string) => container.querySelector(`.so-hits [data-id="${place}"]`) as HTMLElement;

/** Draws on a map of this size, in pixels. */
export function onMapOf<Drawn>([width, height]: readonly [number, number], drawn: () => Drawn): Drawn {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  const found = drawn();
  vi.restoreAllMocks();
  return found;
}

/** Where a station or a turntable lies on the screen. */
export function seenAt(container: Element, place: string): { x: number; y: number } {
  const moved = (container.querySelector(".so-hits") as HTMLElement).style.transform;
  const [x = 0, y = 0] = (/translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(moved) ?? []).slice(1).map(Number);
  const { left, top } = hit(container, place).style;
  return { x: x + parseFloat(left), y: y + parseFloat(top) };
}
