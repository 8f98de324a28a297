// Moments that nobody should miss: until they have been seen, nothing else happens at this device.
import { useEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { Table } from "../table/table";

const SOON = 1500; // milliseconds in which the board must have begun to show it

/** Is there something to be seen first, or being shown right now? Bots and clocks wait for it, too. */
export function useAttention(table: Table, props: BoardProps, ui: GameUi): boolean {
  const { justTold, told } = props;
  const showing = Boolean(ui.attentionPrompt?.(props));
  const due = Boolean(ui.demandsAttention?.(justTold)) && table.seenToEnd.value !== justTold;
  const seen = () => {
    table.seenToEnd.value = justTold;
    if (ui.showsEachSeatItsOwn?.(justTold)) table.sharedDevice.goRound(told.length - justTold.length, table.mine.value, table.seat.value);
  };
  useEffect(() => {
    if (showing) return seen;
    const timer = due ? setTimeout(seen, SOON) : undefined;
    return () => clearTimeout(timer);
    // What `seen` does depends on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [showing, due, justTold, table]);
  const busy = showing || due;
  const { n, viewing_until } = props.position;
  const allSeen = viewing_until !== "" && !busy && !table.sharedDevice.yetToSee.value.length;
  useEffect(() => {
    if (allSeen) table.confirmSeen(n);
  }, [allSeen, n, table]);
  return busy;
}
