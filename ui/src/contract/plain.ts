// What a game may tell the plain board (its plain.ts): how to put what a seat knows into words. Without it, the
// names of the fields must do.
import type { AttentionHooks, BoardProps } from "./board";
import type { Slideshow } from "./slideshow";

/** What the value of a field means. */
export interface Field {
  /** For lists: the domains whose ids count their places, outermost first. */
  by?: string[];
  /** The domain whose ids the values are; several for a list of tuples. */
  of?: string | string[];
  /** Added to a number that counts from 0. */
  from?: number;
}

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
  /** The words on the button, where the reader turns the slides. */
  begin: string;
  next: string;
}

export interface PlainGuide extends Pick<AttentionHooks, "demandsAttention" | "showsEachSeatItsOwn"> {
  /** The fields of the view that are worth reading, in this order. */
  fields: Record<string, Field>;
  notebook?: (props: BoardProps) => Grid | null;
  /** The slideshow in `props.justTold`, if there is one. */
  slideshow?: (props: BoardProps) => TextSlideshow | null;
}
