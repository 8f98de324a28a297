// Every option of the game can be agreed on with a control of its own: nobody reads or writes JSON.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { choose } from "../../../shell/settings/settings";
import { Options } from "../../../shell/setup/Options";
import type { TablePlan } from "../../../shell/setup/tablePlan";
import { words } from "../../../shell/text/say";
import { Texts } from "../../../texts/texts";
import { Words } from "../../../texts/words";
import { GAME as game } from "../fixtures/moments";
import { profile } from "../profile";
import { fileOf } from "./files";

const texts = new Texts(game, new Words("en", fileOf("en")), []);
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

describe("the options", () => {
  it("are offered without any JSON, id or hole", () => {
    const { container } = render(<Arranged />);
    const fields = [...container.querySelectorAll<HTMLInputElement>("input")].map((one) => `${one.value} ${one.placeholder}`);
    const names = game.options.flatMap(({ parts }) => (parts?.type === "assigned" ? [...parts.names, ...parts.values] : parts?.type === "chosen" ? parts.groups.flat() : []));
    const read = [container.textContent ?? "", ...fields].join("\n");
    expect(read).not.toMatch(/[[{}\]"]|lossy|undefined|NaN/);
    expect(names.filter((name) => name.includes("_") && read.includes(name))).toEqual([]);
    expect(texts.words.faults).toEqual([]);
  });

  it("of a first game are options of the game, with values that it knows", () => {
    for (const [name, value] of Object.entries(profile.firstGame?.options ?? {})) {
      const option = game.options.find((one) => one.name === name);
      expect([name, option?.default === value, option?.values.includes(value)]).toEqual([name, false, true]);
    }
    expect(profile.firstGame).toBeDefined();
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
    fireEvent.click(screen.getByRole("button", { name: "default", hidden: true }));
    expect(agreed).toEqual({});
  });

  it("name the people who may begin, and can be left as they are", () => {
    render(<Arranged />);
    expect(choices("first_player").map((one) => one.textContent)).toEqual(["drawn by chance", "Anna", "Seat 2", "Carl", "Dora"]);
    expect(choices("first_player")[0]?.closest(".choices")).not.toBeNull(); // one below the other: in a row the last would be cut on a phone
    pick("first_player", "Carl");
    pick("sleeping_pick", "chance draws it");
    pick("power_prompt", "never peek");
    expect(agreed).toEqual({ first_player: 2, sleeping_pick: "random", power_prompt: "never" });
    pick("sleeping_pick", "default");
    expect(agreed).not.toHaveProperty("sleeping_pick");
  });

  it("can be read by guests and changed by nobody but the host", () => {
    const { container } = render(<Arranged may={false} />);
    expect(container.querySelectorAll(":is(input, select, .chip, .switch):not(:disabled)")).toHaveLength(0);
  });
});
