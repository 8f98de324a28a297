// How what a seat knows is read as words, for the plain board: a game may say so; else the names of fields tell.
import type { BoardProps } from "./board";

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

export interface Reading {
  /** The fields worth reading, in this order. */
  view: Record<string, Field>;
  notebook?: (props: BoardProps) => Grid | null;
}
