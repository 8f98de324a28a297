// Where things happen exists on the board, and the keys follow its order.
import { expect, test } from "vitest";

import { TRAIN_ORDER } from "../art/furniture";
import { ACTIONS } from "../board/actions";
import { GAME } from "../fixtures/moments";
import { digitOf, digitOrder } from "../places";
import { PLACED, whereOf } from "../where";
import { told } from "./files";

test("things happen at events that exist", () => {
  expect(PLACED.filter((event) => !(event in GAME.events))).toEqual([]);
});

test("an action happens in its car, and a choice where the figure stands", () => {
  const props = told("turn-action");
  const view = props.position.view as { cars: number[] };
  expect(whereOf({ event: "ActionTaken", facts: { seat: 1, action: 2, car: 1 } }, props)).toBe("car-1");
  expect(whereOf({ event: "CardStolen", facts: { thief: 1, target: 0 } }, props)).toBe(`car-${GAME.domains["car"]?.indexOf("sleeping")}`);
  expect(whereOf({ event: "CategoryNamed", facts: { seat: 1, category: 0 } }, props)).toBe(`car-${view.cars[1]}`);
  expect(whereOf({ event: "TurnEnded", facts: { seat: 1 } }, props)).toBe(null);
});

test("the keys go along the train from left to right, and end the turn last", () => {
  const props = told("turn-action");
  const ask = props.position.ask;
  if (!ask) throw new Error("nothing is asked");
  const order = digitOrder(ask, props);
  const names = order.map((id) => GAME.domains["action"]?.[id]);
  expect(names.at(-1)).toBe("end_turn");
  const cars = order.slice(0, -1).map((id) => TRAIN_ORDER.indexOf(ACTIONS[id]?.car ?? ""));
  expect(cars).toEqual([...cars].sort((one, other) => one - other));
  expect(cars.length).toBeGreaterThan(2);
  expect(digitOf({ ...props, picks: new Set(ask.options) }, order[0] ?? -1)).toBe("1");
});

test("no key stands for a group of people, which is put together by hand", () => {
  const props = told("dining-guests");
  expect(props.position.ask && digitOrder(props.position.ask, props)).toEqual([]);
});
