// The end: where everybody wanted to be is in sight beside the result, on the smallest map, too.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { boardOf } from "../table";
import { draw, onMapOf, propsAt, seenAt } from "./draw";

afterEach(cleanup);

const PHONE = [390, 350] as const;
const HEADLINE = 84; // pixels above the lower edge

test.each(["end-won", "end-lost"])("at %s a phone shows Constantinople", (moment) => {
  const { container } = onMapOf(PHONE, () => draw(moment, { phone: true }));
  const { stations, start } = boardOf(propsAt(moment));
  const { x, y } = seenAt(container, `station-${stations.findIndex(({ id }) => id === start.goal)}`);
  expect([x > 0, x < PHONE[0], y > 0, y < PHONE[1] - HEADLINE]).toEqual([true, true, true, true]);
  expect(container.querySelector(".so-board > .so-ending")?.textContent).toBe(moment === "end-won" ? "Sir Henry is there in time" : "The admiral was faster");
});
