// The tables at the station: two of the same game can be told apart, on a phone as well.
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Tables } from "../src/shell/home/Tables";
import { phone } from "../src/shell/settings/settings";
import { table as info } from "./fakeSocket";

beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away"))));

afterEach(() => {
  phone.value = false;
  cleanup();
  vi.unstubAllGlobals();
});

it.each([false, true])("each row names its host (on a phone: %s)", (small) => {
  phone.value = small;
  render(<Tables tables={[info, { ...info, code: "QRSTUV", host: 1 }]} mine={[]} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent?.match(/Anna|Bert/g))).toEqual([["Anna"], ["Bert"]]);
  expect(new Set(screen.getAllByRole("row").map((row) => row.children.length)).size).toBe(1);
});
