// Every kind of option has a control of its own on the set-up screen, whatever the game.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { choose } from "../src/shell/settings/settings";
import { Options } from "../src/shell/setup/Options";
import type { TablePlan } from "../src/shell/setup/tablePlan";
import { words } from "../src/shell/text/say";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { GameInfo, OptionInfo } from "../src/wire";
import { toy } from "./toys";

const option = (name: string, usual: unknown, values: unknown[] = [], parts: OptionInfo["parts"] = null): OptionInfo => ({ name, default: usual, values, parts });

const game: GameInfo = {
  ...toy("masquerade").game,
  options: [
    option("players", 3, [3, 4]),
    option("music", true, [true, false]),
    option("tempo", "slow", ["slow", "fast"]),
    option("motto", "Viva!"),
    option("hours", [3, 2], [], { type: "numbers", count: 2, least: 0, most: 6, sums: { 3: 5 } }),
    option("hosts", { red: "fox", blue: "owl" }, [], { type: "assigned", names: ["red", "blue"], values: ["fox", "owl"] }),
    option("closed", null, [], { type: "chosen", groups: [["hall", "bar"], ["roof", "park"]], counts: { 3: 1 } }),
    option("first", "chance", ["chance"], { type: "seat" }),
    option("seats", "wooden", ["wooden", "plush"]),
    option("porter", "nobody", ["nobody", "fr"]),
  ],
  settled_options: ["players", "porter"],
};

const TEXT = `
option-music = Music
    .help = Is there music?
option-tempo = Tempo
    .help = How fast is it?
    .slow = unhurried
    .fast = lively
option-motto = Motto
    .help = Stands over the door.
option-hours = Hours
    .help = How long each part lasts.
    .part = Part { $number }
option-hosts = Hosts
    .help = Who receives whom.
option-closed = Closed
    .help = Where nobody may go.
option-first = First
    .help = Who begins.
    .chance = by chance
option-seats = Seats
    .help = What people sit on.
    .wooden = wooden
    .plush = plush
option-porter = Porter
    .help = Who stands at the door.
switch =
    .on = on
    .off = off
`;

const texts = new Texts(game, new Words("en", TEXT), []);
const seats: TablePlan["seats"] = [{ kind: "me", name: "Anna" }, { kind: "open" }, { kind: "bot", name: "Carl", bot: "random" }];
let agreed: Record<string, unknown>;

function Agreeing({ host = true }: { host?: boolean }) {
  const [plan, set] = useState<TablePlan>({ seats, options: {}, clock: "none", listed: false, open_hands: false, seed: "" });
  agreed = plan.options;
  const change = (changed: Partial<TablePlan>) => set({ ...plan, ...changed });
  return <Options game={game} texts={texts} plan={plan} start={null} fault="" {...(host && { change })} />;
}

const choicesOf = (label: string) => [...screen.getByRole("radiogroup", { name: label, hidden: true }).querySelectorAll("label")];
const pick = (label: string, value: string) =>
  fireEvent.click(choicesOf(label).find((one) => one.textContent === value)?.querySelector("input") as Element);
const button = (name: string) => screen.getByRole("button", { name, hidden: true });

beforeAll(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
});
afterEach(cleanup);

describe("an option that is", () => {
  it("on or off has a switch", () => {
    render(<Agreeing />);
    fireEvent.click(screen.getByRole("switch", { name: "Music" }));
    expect(agreed).toEqual({ music: false });
  });

  it("one of a few values has them in words", () => {
    render(<Agreeing />);
    expect(choicesOf("Tempo").map((one) => one.textContent)).toEqual(["unhurried", "lively"]);
    pick("Tempo", "lively");
    expect(agreed).toEqual({ tempo: "fast" });
  });

  it("a word can be typed, and left as usual again", () => {
    render(<Agreeing />);
    const motto = screen.getByLabelText("Motto");
    fireEvent.change(motto, { target: { value: " Salute! " } });
    expect(agreed).toEqual({ motto: "Salute!" });
    fireEvent.change(motto, { target: { value: "" } });
    expect(agreed).toEqual({});
  });

  it("a list of numbers keeps its sum", () => {
    render(<Agreeing />);
    fireEvent.change(screen.getByLabelText("Part 1"), { target: { value: "1" } });
    expect(agreed).toEqual({ hours: [1, 4] });
  });

  it("a mapping lets two exchange what they have", () => {
    render(<Agreeing />);
    fireEvent.change(screen.getByLabelText("red"), { target: { value: "owl" } });
    expect(agreed).toEqual({ hosts: { red: "owl", blue: "fox" } });
  });

  it("a choice out of groups counts once every group has its share", () => {
    render(<Agreeing />);
    fireEvent.click(button("bar"));
    expect(agreed).toEqual({});
    fireEvent.click(button("park"));
    expect(agreed).toEqual({ closed: ["bar", "park"] });
  });

  it("a seat is chosen by who sits there", () => {
    render(<Agreeing />);
    expect(choicesOf("First").map((one) => one.textContent)).toEqual(["by chance", "Anna", "Seat 2", "Carl"]);
    pick("First", "Carl");
    expect(agreed).toEqual({ first: 2 });
  });
});

it("what the table settles is not asked, whatever it is called: the game says what that is", () => {
  render(<Agreeing />);
  const asked = screen.queryAllByRole("radiogroup", { hidden: true }).map((group) => group.getAttribute("aria-label"));
  expect(asked.filter((label) => label === "Players" || label === "Porter")).toEqual([]);
  expect(texts.words.faults).toEqual([]);
  pick("Seats", "plush");
  expect(agreed).toEqual({ seats: "plush" });
});

it("guests read the options, and only the host changes them", () => {
  const { container } = render(<Agreeing host={false} />);
  expect(container.querySelectorAll("input, select, .chip, .switch").length).toBeGreaterThan(10);
  expect(container.querySelectorAll(":is(input, select, .chip, .switch):not(:disabled)")).toHaveLength(0);
});
