// The word of a round: silence, the card is turned, and then what it brought. Made from what was just told.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { once } from "../../../contract/once";
import type { Told } from "../../../wire";
import type { View } from "../view";

export const ACTS = ["hush", "word", "points"] as const;
export type Act = (typeof ACTS)[number];

export interface Reveal {
  word: string;
  key: number;
  /** Other answers that would have been right. */
  also: string[];
  /** Who found it; null if nobody did. */
  finder: number | null;
  seats: number[];
  points: number;
  /** What was known before, which the board still shows. */
  before: View;
  at: number;
}

export const runningReveal = signal<Reveal | null>(null);

const SECOND = 1000;

/** How long each act lasts; bots and clocks wait as long. */
const secondsOf = ({ game }: BoardProps): Record<Act, number> => game.constants["reveal_seconds"] as Record<Act, number>;

const isReveal = ({ event }: Told): boolean => event === "WordRevealed";

export const revealsWord = (justTold: Told[]): boolean => justTold.some(isReveal);

/** While the word is being revealed the board stands as it did before. */
export const beforeTheReveal = (view: View): View => runningReveal.value?.before ?? view;

/** Is the word of this round being turned, so that nobody has been told what it brought? */
export function isHushed(round: number): boolean {
  const run = runningReveal.value;
  return run !== null && ACTS[run.at] !== "points" && run.before.round === round;
}

/** Leading and trailing words aside, is it the same? */
const isNew = (form: string, word: string): boolean => !word.toLowerCase().includes(form.toLowerCase());

export function revealIn(told: Told[], before: View): Reveal | null {
  const at = told.findLastIndex(isReveal);
  const found = told[at];
  if (!found) return null;
  const { word, key, accepted } = found.facts as { word: string; key: number; accepted: string[] };
  const scored = told.slice(0, at).findLast(({ event }) => event === "Scored" || event === "Unsolved" || isReveal({ event, facts: {} }));
  const won = scored?.event === "Scored" ? (scored.facts as { finder: number; seats: number[]; points: number }) : null;
  return { word, key, also: accepted.filter((form) => isNew(form, word)).slice(0, 4), finder: won?.finder ?? null, seats: won?.seats ?? [], points: won?.points ?? 0, before, at: 0 };
}

const unplayed = once();

function advance(): void {
  const run = runningReveal.value;
  runningReveal.value = run && run.at + 1 < ACTS.length ? { ...run, at: run.at + 1 } : null;
}

/** Plays what was just told, once. Returns how to go on to what comes next. */
export function useReveal(props: BoardProps): () => void {
  const { justTold, told, position, overtaken } = props;
  const seconds = secondsOf(props);
  const view = position.view as View;
  const before = useRef<View | null>(null);
  // Before the page is painted, so that nobody sees the next round flash up.
  useLayoutEffect(() => {
    if (revealsWord(justTold) && unplayed(justTold)) runningReveal.value = revealIn(told, before.current ?? view);
    before.current = view;
    // The position changes with what is told.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [justTold, view]);
  useLayoutEffect(() => () => void (runningReveal.value = null), []);
  useLayoutEffect(() => {
    if (overtaken) runningReveal.value = null;
  }, [overtaken]);
  const run = runningReveal.value;
  useEffect(() => {
    const act = run && ACTS[run.at];
    if (!act) return;
    const timer = setTimeout(advance, SECOND * seconds[act]);
    return () => clearTimeout(timer);
  }, [run, seconds]);
  return advance;
}
