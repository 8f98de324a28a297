// Around the table people sit in the order of play, clockwise: the next one to my left.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { choose } from "../src/shell/settings/settings";
import { SeatsAroundTable } from "../src/shell/setup/SeatsAroundTable";
import { type Place, placesAround } from "../src/shell/setup/seatPlaces";
import { words } from "../src/shell/text/say";
import type { SeatPlan } from "../src/wire";
import { toy } from "./toys";

const { game, textsIn } = toy("masquerade");
const texts = textsIn("en");
const FULL_TURN = 2 * Math.PI;

/** The angle at which a place is seen from the middle of the table, clockwise from the end that is nearest. */
function clockwise({ side, row }: Place, rows: number): number {
  if (side === "end") return 0;
  const nearer = row - (rows + 1) / 2;
  const turned = Math.atan2(side === "left" ? 1 : -1, nearer);
  return (turned + FULL_TURN) % FULL_TURN;
}

describe.each([2, 3, 4, 5, 6, 7, 8])("%i people at a table", (seats) => {
  const places = placesAround(seats);
  const rows = Math.max(...places.map(({ row }) => row));

  it("sit clockwise in the order of play", () => {
    const angles = places.map((place) => clockwise(place, rows));
    expect(angles).toEqual([...new Set(angles)].sort((one, other) => one - other));
  });

  it("have their left neighbour on the left, and their right neighbour on the right", () => {
    expect(places[1]?.side).toBe("left");
    if (seats > 2) expect(places.at(-1)?.side).toBe("right");
  });

  it("are as many on either side, within one", () => {
    const on = (wanted: Place["side"]) => places.filter(({ side }) => side === wanted).length;
    expect([0, 1]).toContain(on("left") - on("right"));
  });
});

describe("the seats around the table", () => {
  const bot = (name: string): SeatPlan => ({ kind: "bot", name, bot: "random" });
  const seats: SeatPlan[] = [{ kind: "me", name: "Anna" }, bot("Bert"), bot("Carl"), bot("Dora")];
  const plan = { seats, options: {}, clock: "none", listed: false, open_hands: false, seed: "" } as const;

  function drawn(mine: number[], change?: () => void): string[] {
    const { container } = render(<SeatsAroundTable game={game} texts={texts} plan={plan} mine={mine} start={null} fault="" {...(change && { change })} />);
    return [...container.querySelectorAll<HTMLElement>(".place")].map((place) => {
      const name = place.querySelector<HTMLInputElement>(".name")?.value ?? place.querySelector("b")?.textContent;
      return `${place.className.replace("place ", "")} ${place.style.getPropertyValue("--row")}: ${name}`;
    });
  }

  beforeAll(async () => {
    choose({ lang: "en" });
    await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  });
  afterEach(cleanup);

  it("is seen from my own seat", () => {
    expect(drawn([2])).toEqual(["end 1: Carl", "left 2: Dora", "left 1: Anna", "right 1: Bert"]);
  });

  it("keeps the free place where the next one would sit", () => {
    expect(drawn([0], vi.fn())).toEqual(["end 1: Anna", "left 2: Bert", "left 1: Carl", "right 1: Dora", "right 2: Free seat"]);
  });
});
