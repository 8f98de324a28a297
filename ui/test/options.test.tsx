// Every option of a game can be agreed on with a control of its own: nobody reads or writes JSON.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import info from "../src/games/mystery_express/fixtures/game.json";
import { choose } from "../src/shell/settings/settings";
import { exchanged, fitting, partsOf, toggled, usualNumbers, withNumber } from "../src/shell/setup/optionParts";
import { Options } from "../src/shell/setup/Options";
import type { TablePlan } from "../src/shell/setup/tablePlan";
import { words } from "../src/shell/text/say";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { Chosen, GameInfo, Numbers, OptionInfo } from "../src/wire";

const game = info as unknown as GameInfo;
const folder = `${import.meta.dirname}/../../src/wagonlit/games/mystery_express/text`;
const texts = new Texts(game, new Words("en", readFileSync(`${folder}/en.ftl`, "utf8")), []);
const SEATS: TablePlan["seats"] = [
  { kind: "me", name: "Anna" },
  { kind: "open" },
  { kind: "bot", name: "Carl", bot: "novice" },
  { kind: "bot", name: "Dora", bot: "novice" },
];

let agreed: Record<string, unknown>;

function Arranged({ may = true }: { may?: boolean }) {
  const [plan, set] = useState<TablePlan>({ seats: SEATS, options: {}, clock: "none", listed: false, open_hands: false, seed: "" });
  agreed = plan.options;
  const change = (changed: Partial<TablePlan>) => set({ ...plan, ...changed });
  return <Options game={game} texts={texts} plan={plan} start={null} fault="" {...(may && { change })} />;
}

const choices = (option: string) => [...screen.getByRole("radiogroup", { name: texts.setting(option), hidden: true }).querySelectorAll("label")];
const pick = (option: string, label: string) =>
  fireEvent.click(choices(option).find((one) => one.textContent === label)?.querySelector("input") as Element);

beforeAll(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
});

afterEach(cleanup);

describe("the options of Mystery Express", () => {
  it("are offered without any JSON, id or hole", () => {
    const { container } = render(<Arranged />);
    const fields = [...container.querySelectorAll<HTMLInputElement>("input")].map((one) => `${one.value} ${one.placeholder}`);
    const names = game.options.flatMap(({ parts }) => (parts?.type === "assigned" ? [...parts.names, ...parts.values] : parts?.type === "chosen" ? parts.groups.flat() : []));
    const read = [container.textContent ?? "", ...fields].join("\n");
    expect(read).not.toMatch(/[[{}\]"]|lossy|undefined|NaN/);
    expect(names.filter((name) => name.includes("_") && read.includes(name))).toEqual([]);
    expect(texts.words.faults).toEqual([]);
  });

  it("let hours be counted leg by leg", () => {
    render(<Arranged />);
    fireEvent.change(screen.getByLabelText("Leg 2"), { target: { value: "7" } });
    expect(agreed).toEqual({ leg_hours: [4, 7, 4, 3, 5] });
    fireEvent.change(screen.getByLabelText("Leg 5"), { target: { value: "40" } });
    expect(agreed).toEqual({ leg_hours: [4, 7, 4, 3, 24] });
  });

  it("keep all passengers' cards in one of the stacks", () => {
    render(<Arranged />);
    fireEvent.change(screen.getByLabelText("Stack 1"), { target: { value: "1" } });
    expect(agreed).toEqual({ passenger_stacks: [1, 4] });
  });

  it("let two characters exchange their powers", () => {
    render(<Arranged />);
    const colonel = screen.getByLabelText("Colonel MacDouglas");
    expect([...colonel.querySelectorAll("option")].map((one) => one.textContent)).toEqual(["Modus Operandi", "Motive", "Suspect", "Location"]);
    fireEvent.change(colonel, { target: { value: "suspect" } });
    expect(agreed).toEqual({ power_category: { macdouglas: "suspect", strauss: "motive", mirabella: "mo", mansard: "location" } });
  });

  it("say nothing of elements before one of each category is chosen", () => {
    render(<Arranged />);
    for (const name of ["Hanged", "Candy", "Greed"]) fireEvent.click(screen.getByRole("button", { name, hidden: true }));
    expect(agreed).toEqual({});
    fireEvent.click(screen.getByRole("button", { name: "Club Car", hidden: true }));
    expect(agreed).toEqual({ removed_elements: ["mo_hanged", "suspect_candy", "motive_greed", "location_club"] });
    fireEvent.click(screen.getByRole("button", { name: "as usual", hidden: true }));
    expect(agreed).toEqual({});
  });

  it("name the people who may begin, and can be left as they are", () => {
    render(<Arranged />);
    expect(choices("first_player").map((one) => one.textContent)).toEqual(["drawn by chance", "Anna", "Seat 2", "Carl", "Dora"]);
    pick("first_player", "Carl");
    pick("sleeping_pick", "chance draws it");
    pick("power_prompt", "never peek");
    expect(agreed).toEqual({ first_player: 2, sleeping_pick: "random", power_prompt: "never" });
    pick("sleeping_pick", "as usual");
    expect(agreed).not.toHaveProperty("sleeping_pick");
  });

  it("can be read by guests and changed by nobody but the host", () => {
    const { container } = render(<Arranged may={false} />);
    expect(container.querySelectorAll(":is(input, select, .chip, .switch):not(:disabled)")).toHaveLength(0);
  });
});

describe("the parts of an option", () => {
  const stacks: Numbers = { type: "numbers", count: 2, least: 0, most: 6, sums: { 3: 4, 4: 5, 5: 6 } };
  const removed: Chosen = { type: "chosen", groups: [["a", "b", "c"], ["x", "y", "z"]], counts: { 3: 2, 4: 1, 5: 0 } };
  const toy = (name: string, usual: unknown, parts: OptionInfo["parts"] = null): OptionInfo => ({ name, default: usual, values: [], parts });

  it("are read off the default where a game declares none", () => {
    expect(partsOf(toy("hours", [1, 2]))).toMatchObject({ type: "numbers", count: 2 });
    expect(partsOf(toy("roles", { anna: "spy", bert: "cook" }))).toMatchObject({ type: "assigned", names: ["anna", "bert"] });
    expect(partsOf(toy("name", "x"))).toBeNull();
    expect(partsOf(toy("list", null))).toBeNull();
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
    const toys = { ...game, options: [toy("stacks", null, stacks), toy("gone", null, removed), toy("first", "chance", { type: "seat" }), toy("free", [1])] };
    const options = { stacks: [1, 4], gone: ["a", "x"], first: 3, free: [7] };
    expect(fitting(toys, options, 4)).toEqual(options);
    expect(fitting(toys, options, 3)).toEqual({ free: [7] });
  });
});
