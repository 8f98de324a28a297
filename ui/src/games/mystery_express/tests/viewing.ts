// Somebody who watches a Time show while the clock is turned by hand.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, beforeEach, vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import type { Told } from "../../../wire";
import { LEAD_IN, reelIn, type TimeShow } from "../shows/timeShow";
import { told } from "./files";

/** In every test of the file time stands still until it is passed. */
export function watching(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The seconds are counted, each drawn anew, until the first picture stands. */
export const getReady = () => [3, 2, 1].forEach(() => pass(LEAD_IN / 3));

export const reelOf = (name: string): TimeShow => reelIn(told(name).news) as TimeShow;

/** The news of a moment, as nobody has seen them yet. */
export const fresh = (name: string) => ({ news: [...told(name).news] });

/** The second card as the first. */
export function twice(name: string): { news: Told[] } {
  const { news } = told(name);
  const cards = news.filter((one) => one.event === "TimeShown");
  return { news: news.map((one) => (one === cards[1] ? { ...one, facts: { ...one.facts, time: cards[0]?.facts["time"] } } : one)) };
}

/** At a table where everybody turns the cards. */
export function stepping(name: string): Partial<BoardProps> {
  const { position } = told(name);
  const view = position.view as { options: object };
  return { ...fresh(name), position: { ...position, view: { ...view, options: { ...view.options, time_show_mode: "step" } } } };
}

/** Where ears listen. */
export const said = (container: Element) => container.querySelector("[aria-live=assertive]") as Element;

export const faces = (container: Element) => [...container.querySelectorAll(".me-show .me-card > b")].map((one) => one.textContent);

/** How often each comes, fewest first. */
export function counts(times: unknown[]): number[] {
  return [...new Set(times)].map((time) => times.filter((other) => other === time).length).sort();
}
