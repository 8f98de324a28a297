// What a game may tell the plain board (its plain.ts): how to put its notebook and what passes into words. What a seat
// knows needs nothing here: the game's view says what its fields hold, and the texts “view-FIELD” which to read.
import type { AttentionHooks, BoardProps } from "./board";
import type { Slideshow } from "./slideshow";

/** A table of words. */
export interface Grid {
  head: string[];
  rows: string[][];
}

/** A slideshow put into words: one text per slide, in the rhythm of the game's own board. */
export interface TextSlideshow extends Slideshow<{ text: string; milliseconds: number }> {
  title: string;
  /** What to expect: stands until the first text does. */
  lead: string;
  /** What the prompt says meanwhile. */
  prompt: string;
  /** What is said, also by the prompt, once the last text has gone. */
  after: string;
  /** The words on the button: where the reader turns the slides, and where there is time afterwards. */
  begin: string;
  next: string;
  done: string;
}

export interface PlainGuide extends Pick<AttentionHooks, "demandsAttention" | "showsEachSeatItsOwn"> {
  notebook?: (props: BoardProps) => Grid | null;
  /** The slideshow in `props.justTold`, if there is one. */
  slideshow?: (props: BoardProps) => TextSlideshow | null;
}
