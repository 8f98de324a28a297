// Moments that nobody should miss: until they have been seen, nothing else happens at this device.
import { useEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { Table } from "../table/table";

const SOON = 1500; // milliseconds in which the board must have begun to show it

/** Does the board have something to show first, or is it showing it right now? */
export function useAttention(table: Table, props: BoardProps, ui: GameUi): boolean {
  const { justTold, told } = props;
  const showing = Boolean(ui.attentionPrompt?.(props));
  const due = Boolean(ui.demandsAttention?.(justTold)) && table.seenToEnd.value !== justTold;
  const seen = () => {
    table.seenToEnd.value = justTold;
    table.playback.release();
    if (ui.showsEachSeatItsOwn?.(justTold)) table.sharedDevice.goRound(told.length - justTold.length, table.mine.value, table.seat.value);
  };
  useEffect(() => {
    if (showing) return seen;
    const timer = due ? setTimeout(seen, SOON) : undefined;
    return () => clearTimeout(timer);
    // What `seen` does depends on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [showing, due, justTold, table]);
  return showing || due;
}

/** Bots and clocks wait until everybody has seen what there was to see; even where they do not, nobody writes before that. */
export function useViewed(table: Table, props: BoardProps, ui: GameUi, busy: boolean): void {
  const { n, viewing_until } = props.position;
  const passed = props.justTold.length > 0 && table.seenToEnd.value === props.justTold;
  const sits = table.seat.value >= 0; // nobody waits for onlookers
  const allSeen = sits && (viewing_until !== "" || passed) && !busy && !table.sharedDevice.yetToSee.value.length;
  const writing = sits && Boolean(ui.hasPassed?.());
  useEffect(() => {
    if (writing) table.request.viewed(n, true);
  }, [writing, n, table]);
  useEffect(() => {
    if (allSeen) table.request.viewed(n);
  }, [allSeen, n, table]);
}
