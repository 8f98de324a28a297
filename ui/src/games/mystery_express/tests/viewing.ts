// Looking at a Time show while the test turns the clock.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, beforeEach, vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import type { Told } from "../../../wire";
import { showSecondsOf } from "../constants";
import { GAME } from "../fixtures/moments";
import { timeShowOf, type TimeShow } from "../shows/timeShow";
import { told } from "./files";

/** In every test of the file time stands still until it is passed. */
export function withFakeTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The seconds are counted down, each with a draw of its own, until the first slide is up. */
export const getReady = () => Array.from({ length: showSecondsOf(GAME).lead_in }).forEach(() => pass(1000));

export const timeShowAt = (name: string): TimeShow => timeShowOf(told(name)) as TimeShow;

/** What is told at a moment, as nobody has seen it yet. */
export const fresh = (name: string) => ({ justTold: [...told(name).justTold] });

/** The second card as the first. */
export function twice(name: string): { justTold: Told[] } {
  const { justTold } = told(name);
  const cards = justTold.filter((one) => one.event === "TimeShown");
  return { justTold: justTold.map((one) => (one === cards[1] ? { ...one, facts: { ...one.facts, time: cards[0]?.facts["time"] } } : one)) };
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

/** The time afterwards, in milliseconds. */
export const afterwards = (mode = "flash"): number => (showSecondsOf(GAME).afterwards[mode] ?? 0) * 1000;

/** At a table that counts, where the first time came only twice. */
export const COUNTS = [2, 3, 3, 3, 3, 3, 3, 3];
export function tallying(name: string): Partial<BoardProps> {
  const { position } = told(name);
  const view = position.view as { options: object };
  const options = { ...view.options, time_show_mode: "tally" };
  return { ...fresh(name), position: { ...position, view: { ...view, options, time_counts: [COUNTS] } } };
}

/** Turns the clock until the last card has gone. */
export function passAll(name: string): void {
  getReady();
  for (const { milliseconds } of timeShowAt(name).slides) pass(milliseconds);
}

/** How often each comes, fewest first. */
export function counts(times: unknown[]): number[] {
  return [...new Set(times)].map((time) => times.filter((other) => other === time).length).sort();
}
