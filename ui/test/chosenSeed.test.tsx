// Whoever knows the seed can work out the deal: so one that was chosen by hand is shown to everybody.
import { render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Options } from "../src/shell/setup/Options";
import type { TablePlan } from "../src/shell/setup/tablePlan";
import type { Texts } from "../src/texts/texts";
import { table } from "./fakeSocket";
import { sitAtToyTable } from "./toyTable";
import { toy } from "./toys";

sitAtToyTable();

function shown(seed: number | null): HTMLElement | null {
  const { game, textsIn } = toy("masquerade");
  const texts: Texts = textsIn("en");
  const plan: TablePlan = { seats: [], options: {}, clock: "none", listed: false, open_hands: false, seed: "" };
  render(<Options game={game} texts={texts} plan={plan} table={{ ...table, seed }} start={null} fault="" />);
  return screen.queryByText("Chosen by hand: whoever knows it can know in advance what chance will bring, and nobody can check the deal afterwards.");
}

it("a seed chosen by hand is shown to everybody who waits for the game", () => {
  expect(shown(1234567)).not.toBeNull();
  expect(screen.getByText("1234567")).toBeTruthy();
});

it("a secret seed is nothing to speak of", () => {
  expect(shown(null)).toBeNull();
});
