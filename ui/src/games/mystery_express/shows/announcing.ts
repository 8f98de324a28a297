// What is said of a Time show, on the stage and on the plain board.
import type { Texts } from "../../../texts/texts";
import { isBlind, newIn, runningShow, showing, type Slide, type TimeShow } from "./timeShow";

const LEADS = { "one pile": "board-lead-one", "three piles": "board-lead-three", "in hand": "board-lead-hand" };
const MANNERS = { "one pile": "board-show-one", "three piles": "board-show-three", "in hand": "board-show-hand" };

/** Beforehand: how the cards will pass, and how many. */
export function leadOf(texts: Texts, show: TimeShow): string {
  const cards = show.slides.flatMap(newIn).length;
  return texts.word(LEADS[show.manner], { cards, piles: show.slides.length });
}

/** Meanwhile: how they pass. */
export function mannerOf(texts: Texts, show: TimeShow): string {
  return texts.word(isBlind(show) ? "board-show-blind" : MANNERS[show.manner]);
}

/** The times that come with a slide, none of them torn apart at the end of a line. */
export function timesIn(texts: Texts, slide: Slide): string {
  const names = newIn(slide).flatMap((time) => (time === null ? [] : [texts.noun("element", time)]));
  return names.map((name) => name.replaceAll(" ", "\u00a0")).join(", ");
}

/** The time that came only twice. */
export const rarest = (counts: number[]): number => counts.indexOf(Math.min(...counts));

/** Afterwards: the time that came only twice, where the table has counted; else that this is the moment to write. */
export function afterOf(texts: Texts, { counts }: TimeShow): string {
  if (!counts) return texts.word("board-show-write");
  return texts.word("board-show-counted", { time: texts.noun("time", rarest(counts)) });
}

/** What the prompt says while a show is on the stage; empty when none is. */
export function promptOf(texts: Texts): string {
  const run = runningShow.value;
  if (!run) return "";
  return showing.value ? texts.word("board-watch") : afterOf(texts, run.slideshow);
}
