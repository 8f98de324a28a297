// Whoever turns a turntable sees where it leads: on a small screen, too.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { turningNow } from "../acts";
import { boardOf } from "../table";
import { draw, onMapOf, propsAt, seenAt } from "./draw";

afterEach(cleanup);

const SCREENS = { "an upright phone": [390, 460], "a lying phone": [523, 283] } as const;
const OUTERMOST = ["A", "H", "N"]; // and with the furthest ways to what they lead to
const BUTTONS = { width: 140, height: 54 }; // those that move the map, in its upper left corner

/** Asked for the position of this turntable, on a map of this size. */
function turning(letter: string, screen: readonly [number, number]) {
  const { position } = propsAt("turn-position");
  const turntable = boardOf(propsAt("turn-position")).turntables.findIndex(({ id }) => id === letter);
  const ask = position.ask && { ...position.ask, facts: { ...position.ask.facts, turntable } };
  const drawn = onMapOf(screen, () => draw("turn-position", { phone: true, position: { ...position, ask } }));
  return { ...drawn, turntable };
}

test.each(Object.entries(SCREENS))("on %s the positions lie beside the question, and answer it", (_, screen) => {
  const { container, props } = turning("L", screen);
  expect(turningNow(props)).not.toBeNull();
  expect(container.querySelectorAll(".so-board .so-positions")).toHaveLength(0);
  const buttons = container.querySelectorAll(".so-hand .so-positions button");
  expect(buttons).toHaveLength(props.position.ask?.options.length ?? 0);
  fireEvent.click(buttons[1] as Element);
  expect(props.pick).toHaveBeenCalledWith(props.position.ask?.options[1]);
});

test.each(Object.entries(SCREENS))("on %s everything that a turntable leads to is in sight, and under no button", (_, screen) => {
  const board = boardOf(propsAt("turn-position"));
  for (const { id, ports } of board.turntables.filter((one) => OUTERMOST.includes(one.id))) {
    const { container, turntable } = turning(id, screen);
    const ends = ports.map(({ to }) => board.stations.findIndex((station) => station.id === to)).map((station) => `station-${station}`);
    const hidden = [`turntable-${turntable}`, ...ends].filter((place) => {
      const { x, y } = seenAt(container, place);
      const outside = x < 0 || y < 0 || x > screen[0] || y > screen[1];
      return outside || (x < BUTTONS.width && y < BUTTONS.height);
    });
    expect(hidden, id).toEqual([]);
    cleanup();
  }
});
