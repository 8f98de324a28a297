// A Time show as a slideshow: made from what was just told, kept nowhere, gone when it is over.
import { computed, signal } from "@preact/signals";

import type { BoardProps } from "../../../contract/board";
import { isOver, type Slideshow, type SlideshowRun } from "../../../contract/slideshow";
import type { Told } from "../../../wire";
import { showSecondsOf } from "../constants";
import type { View } from "../view";

/** What can be seen at one moment: the top cards of the piles, or the cards of one pile in hand. */
export interface Slide {
  cards: (number | null)[];
  /** The card that has just come, by its place; -1: the whole pile came together. */
  fresh: number;
  milliseconds: number;
}

export interface TimeShow extends Slideshow<Slide> {
  city: number;
  manner: "one pile" | "three piles" | "in hand";
  /** How often each time came, where the table counts. */
  counts: number[] | null;
}

/** The show on the stage. */
export const runningShow = signal<SlideshowRun<TimeShow> | null>(null);

/** Nobody writes while the cards pass (ME-517); the sheet looks here. */
export const showing = computed(() => runningShow.value !== null && !isOver(runningShow.value));

const SECOND = 1000;

const fact = <T>(told: Told, name: string): T => told.facts[name] as T;

function inTheOpen(cards: Told[], milliseconds: number): Slide[] {
  const piles = Math.max(...cards.map((card) => fact<number>(card, "pile"))) + 1;
  const tops: (number | null)[] = Array.from({ length: piles }, () => null);
  return cards.map((card) => {
    const fresh = fact<number>(card, "pile");
    tops[fresh] = fact<number>(card, "time");
    return { cards: [...tops], fresh, milliseconds };
  });
}

/** The piles that came into this seat's hands; onlookers see one pile of each round from behind. */
function inHand(looks: Told[], milliseconds: number): Slide[] {
  const mine = looks.filter((look) => Array.isArray(look.facts["times"]));
  const seen = mine.length ? mine : looks.filter((look) => fact<number>(look, "seat") === 0);
  return seen.map((look) => {
    const times = fact<number[] | null>(look, "times");
    const cards = times ?? Array.from({ length: fact<number>(look, "size") }, () => null);
    return { cards, fresh: -1, milliseconds };
  });
}

const has = (justTold: Told[], ...events: string[]): boolean => justTold.some(({ event }) => events.includes(event));

/** Is there a show in what was just told? */
export const isTimeShow = (justTold: Told[]): boolean => has(justTold, "ShowBegun") && has(justTold, "TimeShown", "PileLooked");

/** Does every seat see different cards at the same time? */
export const showsEachSeatItsOwn = (justTold: Told[]): boolean => has(justTold, "ShowBegun") && has(justTold, "PileLooked");

/** What all modes and manners have in common. */
function basicsOf({ game, justTold, position, seat, shared }: BoardProps, begun: Told): Omit<TimeShow, "manner" | "slides"> {
  const seconds = showSecondsOf(game);
  const { options, time_counts } = position.view as View;
  const counts = time_counts.at(-1) ?? null;
  // At a shared device nobody's notes lie open before the others.
  const mayWrite = seat >= 0 && (!shared || showsEachSeatItsOwn(justTold));
  return {
    city: fact<number>(begun, "city"),
    leadIn: seconds.lead_in * SECOND,
    byHand: options.time_show_mode === "step",
    afterwards: counts || mayWrite ? (seconds.afterwards[options.time_show_mode] ?? 0) * SECOND : 0,
    counts,
  };
}

/** The show in what was just told, if there is one; turned by hand where the table agreed on it. */
export function timeShowOf(props: BoardProps): TimeShow | null {
  const { game, justTold } = props;
  const begun = justTold.find((told) => told.event === "ShowBegun");
  if (!begun || !isTimeShow(justTold)) return null;
  const seconds = showSecondsOf(game);
  const pace = game.domains["pace"]?.[fact<number>(begun, "pace")] ?? "";
  const show = basicsOf(props, begun);
  const looks = justTold.filter((told) => told.event === "PileLooked");
  if (looks.length) return { ...show, manner: "in hand", slides: inHand(looks, (seconds.pile[pace] ?? 0) * SECOND) };
  const cards = justTold.filter((told) => told.event === "TimeShown");
  const slides = inTheOpen(cards, (seconds.card[pace] ?? 0) * SECOND);
  return { ...show, manner: slides[0]?.cards.length === 1 ? "one pile" : "three piles", slides };
}

/** What comes with a slide: a pile in hand, or the card that covers another. */
export const newIn = ({ cards, fresh }: Slide): (number | null)[] => (fresh < 0 ? cards : [cards[fresh] ?? null]);

/** Is nothing seen but the backs, as by onlookers in Vienna? */
export const isBlind = ({ slides }: TimeShow): boolean => slides.every((one) => one.cards.every((card) => card === null));
