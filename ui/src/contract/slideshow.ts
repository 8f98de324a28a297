// What passes before the eyes, picture by picture, and leaves nothing behind: it runs alike on every board.
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";

import type { BoardProps } from "./board";
import { once } from "./once";

const SECOND = 1000;

export interface Reel<Picture extends { milliseconds: number } = { milliseconds: number }> {
  /** So long, in milliseconds, everybody gets ready for the first picture. */
  leadIn: number;
  pictures: Picture[];
  /** Who watches goes on by hand: nothing passes by itself. */
  byHand: boolean;
}

export interface Run<R extends Reel> {
  reel: R;
  /** The place of the picture that stands now; below 0 there are so many seconds left to get ready. */
  at: number;
}

const unseen = once();

const begun = <R extends Reel>(reel: R): Run<R> => ({ reel, at: reel.byHand ? -1 : -reel.leadIn / SECOND });
const onward = <R extends Reel>({ reel, at }: Run<R>): Run<R> | null => (at + 1 < reel.pictures.length ? { reel, at: at + 1 } : null);

/** Runs the reel that is in these news, once, for as long as its board is there; how to go on by hand. */
export function useReel<R extends Reel>(props: BoardProps, reel: R | null | undefined, running: Signal<Run<R> | null>): () => void {
  const { news, position } = props;
  // Before the page is painted: nobody sees the next question in between.
  useLayoutEffect(() => {
    if (reel && unseen(news)) running.value = begun(reel);
  }, [news, reel, running]);
  useLayoutEffect(() => () => void (running.value = null), [running]);
  // Whoever goes on by hand may be late; when the game is over there is nothing left to watch for.
  const over = position.result !== null;
  useLayoutEffect(() => {
    if (over) running.value = null;
  }, [over, running]);
  const run = running.value;
  useEffect(() => {
    if (!run || run.reel.byHand) return;
    const stands = run.at < 0 ? SECOND : run.reel.pictures[run.at]?.milliseconds;
    const timer = setTimeout(() => (running.value = onward(run)), stands);
    return () => clearTimeout(timer);
  }, [run, running]);
  return () => {
    running.value = run && onward(run);
  };
}
