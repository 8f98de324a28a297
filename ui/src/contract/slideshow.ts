// Slides that are shown once, one after the other, and leave nothing behind; every board runs them the same way.
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";

import type { BoardProps } from "./board";
import { once } from "./once";

const SECOND = 1000;

export interface Slideshow<Slide extends { milliseconds: number } = { milliseconds: number }> {
  /** The time to get ready for the first slide, in milliseconds. */
  leadIn: number;
  slides: Slide[];
  /** The viewer turns the slides: nothing moves on by itself. */
  byHand: boolean;
  /** The time after the last slide, to write down what was seen or to take it in, in milliseconds; 0 where there is none. */
  afterwards: number;
}

/** A slideshow that is on. */
export interface SlideshowRun<S extends Slideshow> {
  slideshow: S;
  /** Which slide is up; a negative number counts the seconds that are left to get ready, and past the last it is over. */
  at: number;
}

/** Have all slides passed, so that there is nothing left but the time afterwards? */
export const isOver = ({ slideshow, at }: SlideshowRun<Slideshow>): boolean => at >= slideshow.slides.length;

const unseen = once();

const begun = <S extends Slideshow>(slideshow: S): SlideshowRun<S> => ({ slideshow, at: slideshow.byHand ? -1 : -slideshow.leadIn / SECOND });

function advanced<S extends Slideshow>({ slideshow, at }: SlideshowRun<S>): SlideshowRun<S> | null {
  const end = slideshow.slides.length + (slideshow.afterwards > 0 ? 1 : 0);
  return at + 1 < end ? { slideshow, at: at + 1 } : null;
}

function durationOf({ slideshow, at }: SlideshowRun<Slideshow>): number {
  if (at < 0) return SECOND;
  return slideshow.slides[at]?.milliseconds ?? slideshow.afterwards;
}

/** Runs the slideshow in what was just told, once, for as long as its board is there. Returns how to go on to what comes next. */
export function useSlideshow<S extends Slideshow>(
  { justTold, position, seat, overtaken }: BoardProps,
  slideshow: S | null | undefined,
  running: Signal<SlideshowRun<S> | null>,
): () => void {
  // Before the page is painted, so that nobody sees the next question flash up.
  useLayoutEffect(() => {
    // Nobody stands at an onlooker's screen to turn the slides.
    if (slideshow && unseen(justTold)) running.value = begun({ ...slideshow, byHand: slideshow.byHand && seat >= 0 });
  }, [justTold, slideshow, running, seat]);
  useLayoutEffect(() => () => void (running.value = null), [running]);
  // Whoever turns the slides may be late; once the game is over, or everybody else has gone on, there is no reason to finish.
  const over = position.result !== null || overtaken;
  useLayoutEffect(() => {
    if (over) running.value = null;
  }, [over, running]);
  const run = running.value;
  useEffect(() => {
    if (!run || run.slideshow.byHand) return;
    const timer = setTimeout(() => (running.value = advanced(run)), durationOf(run));
    return () => clearTimeout(timer);
  }, [run, running]);
  return () => {
    running.value = run && advanced(run);
  };
}
