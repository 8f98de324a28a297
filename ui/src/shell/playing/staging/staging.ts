// How long each move stays on the screen, and what of it lies in the spotlight.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

import type { BoardProps, GameUi } from "../../../contract/board";
import { partsOf } from "../../../texts/facts";
import type { Told } from "../../../wire";
import { settings, type Speed } from "../../settings/settings";
import { lookingTime, type Shown, shownIn } from "../../table/spotlight";
import type { Table } from "../../table/table";

const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5 };
const FOR_ME = 1600; // milliseconds for a line that is about the reader
const FOR_ANYBODY = 600;
const FAR_BEHIND = 6; // moves that wait: by then only what is for the reader stays

/** Does somebody do this to the seat? Whoever acts is named first in an event. */
export function isAbout({ game }: BoardProps, told: Told, seat: number): boolean {
  const kinds = game.events[told.event]?.facts ?? {};
  const actor = Object.keys(kinds).find((name) => kinds[name] === "seat");
  return partsOf(told, kinds, seat).some((name) => name !== actor);
}

/** For how long a move must be seen before the next one may follow, in milliseconds. */
export function stayOf(props: BoardProps, ui: GameUi, told: Told[], by: number, behind: number): number {
  if (ui.demandsAttention?.(told)) return Infinity;
  const { speed } = settings.value;
  const shown = shownIn(props.game, told, props.seat).length;
  if (shown) return lookingTime(shown) * FACTOR[speed];
  const lines = told.filter((one) => props.texts.log(one) !== "");
  if (!lines.length || by === props.seat || speed === "fast") return 0;
  if (lines.some((one) => isAbout(props, one, props.seat))) return FOR_ME * FACTOR[speed];
  return behind > FAR_BEHIND ? 0 : FOR_ANYBODY * FACTOR[speed];
}

/** What is held out to the reader right now. */
interface HeldOut {
  shown: Shown[];
  /** The reader has seen it. */
  done: () => void;
  /** Does a moment that nobody should miss wait behind it? */
  delays: boolean;
}

/** Lets no move cut short what the reader is looking at, and nothing pass behind what is held out. */
export function useStaging(table: Table, props: BoardProps, ui: GameUi): HeldOut {
  const { playback } = table;
  const { justTold } = props;
  const [putAside, setPutAside] = useState<Told[] | null>(null);
  useLayoutEffect(() => {
    playback.setStage({ stay: (told, by, behind) => stayOf(props, ui, told, by, behind) });
  });
  const isOut = playback.holding.value && putAside !== justTold;
  const shown = isOut ? shownIn(props.game, justTold, props.seat) : [];
  const delays = shown.length > 0 && Boolean(ui.demandsAttention?.(justTold));
  const milliseconds = delays && !playback.paused.value ? lookingTime(shown.length) * FACTOR[settings.value.speed] : Infinity;
  useEffect(() => {
    const timer = milliseconds < Infinity ? setTimeout(() => setPutAside(justTold), milliseconds) : undefined;
    return () => clearTimeout(timer);
  }, [milliseconds, justTold]);
  return { shown, delays, done: () => (delays ? setPutAside(justTold) : playback.release()) };
}

/** What was last held out to the reader, to be looked at again. */
export function lastShown({ game, told, seat }: BoardProps): Shown[] {
  for (let end = told.length; end > 0; ) {
    const start = told.findLastIndex((one, place) => place < end && game.events[one.event]?.begins_chapter);
    const shown = shownIn(game, told.slice(Math.max(start, 0), end), seat);
    if (shown.length) return shown;
    end = start;
  }
  return [];
}
