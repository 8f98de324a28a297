// Options that are lists or mappings: what becomes of their parts when one of them, or the number of players, changes.
import { describe, expect, it } from "vitest";

import { exchanged, fitting, partsOf, toggled, usualNumbers, withNumber } from "../src/shell/setup/optionParts";
import type { Chosen, Numbers, OptionInfo } from "../src/wire";
import { toy } from "./toys";

describe("the parts of an option", () => {
  const stacks: Numbers = { type: "numbers", count: 2, least: 0, most: 6, sums: { 3: 4, 4: 5, 5: 6 } };
  const removed: Chosen = { type: "chosen", groups: [["a", "b", "c"], ["x", "y", "z"]], counts: { 3: 2, 4: 1, 5: 0 } };
  const option = (name: string, usual: unknown, parts: OptionInfo["parts"] = null): OptionInfo => ({ name, default: usual, values: [], parts });

  it("are read off the default where a game declares none", () => {
    expect(partsOf(option("hours", [1, 2]))).toMatchObject({ type: "numbers", count: 2 });
    expect(partsOf(option("roles", { anna: "spy", bert: "cook" }))).toMatchObject({ type: "assigned", names: ["anna", "bert"] });
    expect(partsOf(option("name", "x"))).toBeNull();
    expect(partsOf(option("list", null))).toBeNull();
  });

  it("add up to what they must, whatever is typed", () => {
    expect([3, 4, 5].map((players) => usualNumbers(stacks, null, players))).toEqual([[2, 2], [3, 2], [3, 3]]);
    expect(withNumber(stacks, [3, 2], 1, 9, 4)).toEqual([0, 5]);
    expect(withNumber(stacks, [3, 2], 0, -2, 4)).toEqual([0, 5]);
    const three: Numbers = { ...stacks, count: 3, least: 1, sums: { 4: 9 } };
    expect(withNumber(three, [3, 3, 3], 0, 7, 4)).toEqual([6, 1, 2]);
  });

  it("change places with each other", () => {
    expect(exchanged({ a: "1", b: "2", c: "3" }, "a", "3")).toEqual({ a: "3", b: "2", c: "1" });
  });

  it("make room for each other in a full group", () => {
    expect(toggled(removed, ["a", "x"], "b", 4)).toEqual(["x", "b"]);
    expect(toggled(removed, ["a"], "b", 3)).toEqual(["a", "b"]);
    expect(toggled(removed, ["a", "b"], "a", 3)).toEqual(["b"]);
  });

  it("are given up when they do not fit the number of players any more", () => {
    const game = { ...toy("masquerade").game, options: [option("stacks", null, stacks), option("gone", null, removed), option("first", "chance", { type: "seat" }), option("free", [1])] };
    const options = { stacks: [1, 4], gone: ["a", "x"], first: 3, free: [7] };
    expect(fitting(game, options, 4)).toEqual(options);
    expect(fitting(game, options, 3)).toEqual({ free: [7] });
  });
});
