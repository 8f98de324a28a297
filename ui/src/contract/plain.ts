// How what a seat knows is read as words, for the plain board: a game may say so; else the names of fields tell.
import type { BoardProps, GameUi } from "./board";
import type { Reel } from "./slideshow";

export interface Field {
  /** What the places of a list stand for, outermost first: ids of these domains. */
  by?: string[];
  /** What the values are ids of; several for a list of tuples. */
  of?: string | string[];
  /** Added to a number that counts from 0. */
  from?: number;
}

/** A notebook as a table of words. */
export interface Grid {
  head: string[];
  rows: string[][];
}

/** What passes once and must be watched: one text at a time, in the rhythm of the game's own board. */
export interface Passing extends Reel<{ text: string; milliseconds: number }> {
  title: string;
  /** How it will pass: stands until the first text does. */
  lead: string;
  /** What the prompt says meanwhile. */
  watching: string;
  /** The words on the button, where the reader goes on by hand. */
  begin: string;
  next: string;
}

/** A game says what is not to be missed as it does for its own board. */
export interface Reading extends Pick<GameUi, "looksHere" | "eachAlone"> {
  /** The fields worth reading, in this order. */
  view: Record<string, Field>;
  notebook?: (props: BoardProps) => Grid | null;
  /** What passes in `props.news`, if anything does. */
  passing?: (props: BoardProps) => Passing | null;
}
