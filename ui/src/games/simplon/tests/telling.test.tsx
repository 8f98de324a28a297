// The board is never ahead of the story: whoever hears of a die does not see yet where the ship will be.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import type { Told } from "../../../wire";
import { asTold } from "../telling";
import { viewOf } from "../table";
import type { View } from "../view";
import { draw, propsAt } from "./draw";

const { animate: original } = Element.prototype;
afterEach(() => {
  cleanup();
  Element.prototype.animate = original;
});

const event = (name: string, facts: Told["facts"]): Told => ({ event: name, facts });
const [MESSINA, VENICE, SPALATO] = [10, 11, 12];
const [SHIP, TWO] = [0, 2];
const turn = (seat: number, number: number, face: number) => [event("TurnBegun", { seat, turn: number }), event("DieRolled", { seat, face })];
const sailing = (origin: number, square: number) => event("ShipSailed", { origin, square, squares: [square] });
/** One answer: two of the crew roll the ship, then the third has two points. */
const STORY = [...turn(1, 31, SHIP), sailing(MESSINA, VENICE), ...turn(2, 32, SHIP), sailing(VENICE, SPALATO), ...turn(3, 33, TWO)];

/** Where all of it has happened, and so much of it is told. */
function toldUntil(count: number, justTold: Told[] = []) {
  const { position, told } = propsAt("waiting");
  const view: View = { ...(position.view as View), turn: 33, actor: 3, face: TWO, points: TWO, ship: SPALATO };
  return { position: { ...position, view }, told: [...told, ...STORY.slice(0, count)], justTold };
}

test("what was told to the end is what the server says", () => {
  expect(viewOf(asTold(propsAt("waiting")))).toEqual(viewOf(propsAt("waiting")));
  expect(viewOf(asTold(propsAt("waiting", toldUntil(STORY.length))))).toEqual(toldUntil(STORY.length).position.view);
});

test("while the first die is told, neither the ship nor the next die has come", () => {
  const { container, redraw } = draw("waiting", toldUntil(2));
  const shown = () => [".so-header", ".so-roll b", ".so-roll .so-die", ".so-race .so-lap:last-child p"].map((part) => {
    const one = container.querySelector(part);
    return one?.getAttribute("aria-label") ?? one?.textContent ?? "";
  });
  expect(shown()).toEqual([expect.stringContaining("Turn 31"), "Basile", "The die: a ship", "Messina10 of 19 ports"]);
  redraw(toldUntil(3));
  expect(shown()).toEqual([expect.stringContaining("Turn 31"), "Basile", "The die: a ship", "Venice11 of 19 ports"]);
  redraw(toldUntil(STORY.length));
  expect(shown()).toEqual([expect.stringContaining("Turn 33"), "Edgar", "The die: 2", "Spalato12 of 19 ports"]);
});

test("before it has ever sailed the ship lies where this table began", () => {
  const { position } = toldUntil(0);
  const view = viewOf(asTold({ ...propsAt("waiting"), position, told: STORY.slice(0, 2) }));
  expect([view.ship, view.options.ship_start]).toEqual([0, "dover"]);
});

test("the ship sails when it is told, however many dice came with the same answer", () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const { redraw } = draw("waiting", { ...toldUntil(2), still: false });
  expect(animate).not.toHaveBeenCalled();
  redraw({ ...toldUntil(3, [STORY[2] as Told]), still: false });
  expect(animate).toHaveBeenCalledTimes(1);
  const frames = animate.mock.calls[0]?.[0] as { transform: string }[];
  expect(frames.length).toBeGreaterThan(2);
  expect(frames.at(-1)?.transform).toBe("translate(0px, 0px)");
});
