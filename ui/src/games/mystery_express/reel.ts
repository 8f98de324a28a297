// A Time show as pictures that pass: made from what is told, kept nowhere, gone when it is over.
import { signal } from "@preact/signals";

import type { Told } from "../../wire";

/** Nobody writes while a show runs (ME-517); the sheet looks here. */
export const showing = signal(false);

/** What can be seen at one moment: the top cards of the piles, or the cards of one pile in hand. */
export interface Picture {
  cards: (number | null)[];
  /** The card that has just come, by its place; -1: the whole pile came together. */
  fresh: number;
  milliseconds: number;
}

export interface Reel {
  city: number;
  manner: "one pile" | "three piles" | "in hand";
  pictures: Picture[];
}

// In the order of the game's paces: normal, slow, fast.
const A_CARD = [1500, 2500, 800];
const A_PILE = [10_000, 15_000, 6_000];

const fact = <T>(told: Told, name: string): T => told.facts[name] as T;

function inTheOpen(cards: Told[], pace: number): Picture[] {
  const piles = Math.max(...cards.map((card) => fact<number>(card, "pile"))) + 1;
  const tops: (number | null)[] = Array.from({ length: piles }, () => null);
  return cards.map((card) => {
    const fresh = fact<number>(card, "pile");
    tops[fresh] = fact<number>(card, "time");
    return { cards: [...tops], fresh, milliseconds: A_CARD[pace] ?? 1500 };
  });
}

/** The piles that came into this seat's hands; onlookers see one pile of each round from behind. */
function inHand(looks: Told[], pace: number): Picture[] {
  const mine = looks.filter((look) => Array.isArray(look.facts["times"]));
  const seen = mine.length ? mine : looks.filter((look) => fact<number>(look, "seat") === 0);
  return seen.map((look) => {
    const times = fact<number[] | null>(look, "times");
    const cards = times ?? Array.from({ length: fact<number>(look, "size") }, () => null);
    return { cards, fresh: -1, milliseconds: A_PILE[pace] ?? 10_000 };
  });
}

/** The show in these news, if there is one. */
export function reelIn(news: Told[]): Reel | null {
  const begun = news.find((told) => told.event === "ShowBegun");
  if (!begun) return null;
  const cards = news.filter((told) => told.event === "TimeShown");
  const looks = news.filter((told) => told.event === "PileLooked");
  const pace = fact<number>(begun, "pace");
  const city = fact<number>(begun, "city");
  if (looks.length) return { city, manner: "in hand", pictures: inHand(looks, pace) };
  if (!cards.length) return null;
  const pictures = inTheOpen(cards, pace);
  return { city, manner: pictures[0]?.cards.length === 1 ? "one pile" : "three piles", pictures };
}

/** All that passes, in order: for those who want no movement and read it as a list, for the same time. */
export function listOf(reel: Reel): { cards: (number | null)[]; milliseconds: number } {
  const cards = reel.pictures.flatMap((one) => (one.fresh < 0 ? one.cards : [one.cards[one.fresh] ?? null]));
  return { cards, milliseconds: reel.pictures.reduce((sum, one) => sum + one.milliseconds, 0) };
}
