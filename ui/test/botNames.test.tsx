// Bots are called as their game calls them, whoever else is installed.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { choose } from "../src/shell/settings/settings";
import { botLabel, botName } from "../src/shell/setup/botNames";
import { SeatCard } from "../src/shell/setup/SeatCard";
import { botPlan } from "../src/shell/setup/tablePlan";
import { words } from "../src/shell/text/say";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import { type GameInfo, type SeatPlan, USUAL_NAMES } from "../src/wire";
import { toy } from "./toys";

const NAMED = ["bot-shy = Wallflower", "bot-bold = Charmer", "bot-wily = Intriguer"].join("\n");

/** A ball with these bots of its own, and one that somebody has installed. */
function ball(...own: string[]): Texts {
  const ranked = ["random", ...own];
  const game: GameInfo = { ...toy("masquerade").game, bots: [...ranked, "deep_thought"], bots_by_strength: ranked, usual_bot: own[0] ?? "random" };
  return new Texts(game, new Words("en", NAMED), []);
}

const labels = (texts: Texts) => texts.game.bots.map((bot) => botLabel(texts, bot));

beforeAll(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
});
afterEach(cleanup);

describe("a bot", () => {
  it("is called as its game calls it, with its strength where that is known", () => {
    expect(labels(ball("shy", "bold"))).toEqual(["Chance · Easy", "Wallflower · Medium", "Charmer · Strong", "Deep thought"]);
  });

  it("keeps its name in a game that has many", () => {
    expect(labels(ball("shy", "bold", "wily")).slice(1, 4)).toEqual(["Wallflower · Medium", "Charmer · Medium", "Intriguer · Strong"]);
  });

  it("has no strength where it is the only one that is known", () => {
    expect(labels(ball())).toEqual(["Chance", "Deep thought"]);
    expect(botName(ball(), "search")).toBe("Search");
  });
});

describe("at a table", () => {
  const texts = ball("shy", "bold");
  const { game } = texts;

  it("the usual bot is the one that the server says, under a name of everybody's list", () => {
    const taken: SeatPlan[] = [{ kind: "me", name: USUAL_NAMES[0] ?? "" }];
    expect(botPlan(game, taken)).toEqual({ kind: "bot", name: USUAL_NAMES[1], bot: "shy" });
  });

  function seat(bot: string, change = vi.fn()) {
    const seats: SeatPlan[] = [{ kind: "me", name: "Anna" }, { kind: "bot", name: "Bert", bot }, { kind: "open" }, { kind: "open" }];
    const plan = { seats, options: {}, clock: "none", listed: false, open_hands: false, seed: "" } as const;
    render(<SeatCard game={game} texts={texts} plan={plan} change={change} seat={1} start={null} fault="" />);
    return screen.getByLabelText<HTMLSelectElement>("Strength of Bert");
  }

  it("another bot can be chosen by its name", () => {
    const change = vi.fn<(changed: { seats?: SeatPlan[] }) => void>();
    const list = seat("shy", change);
    expect(list.selectedOptions[0]?.textContent).toBe("Wallflower · Medium");
    fireEvent.change(list, { target: { value: "deep_thought" } });
    expect(change.mock.lastCall?.[0].seats?.[1]).toEqual({ kind: "bot", name: "Bert", bot: "deep_thought" });
  });

  it("a bot that is not offered is called by its name too", () => {
    expect(seat("search").selectedOptions[0]?.textContent).toBe("Search");
  });
});
