// What passes on the board must be watched: until it has passed, nothing else happens at this device.
import { useEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { Table } from "../table/table";

const SOON = 1500; // milliseconds in which the board must have begun to show it

/** Is something in the news to be watched, or being watched? Bots and clocks wait for that, too. */
export function useWatching(table: Table, props: BoardProps, ui: GameUi): boolean {
  const { news, told } = props;
  const watching = Boolean(ui.watching?.(props));
  const due = Boolean(ui.looksHere?.(news)) && table.played.value !== news;
  const seen = () => {
    table.played.value = news;
    if (ui.eachAlone?.(news)) table.sharing.goRound(told.length - news.length, table.mine.value, table.seat.value);
  };
  useEffect(() => {
    if (watching) return seen;
    const timer = due ? setTimeout(seen, SOON) : undefined;
    return () => clearTimeout(timer);
    // What `seen` does depends on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [watching, due, news, table]);
  const passing = watching || due;
  const { n, watch_until } = props.position;
  const through = watch_until !== "" && !passing && !table.sharing.left.value.length;
  useEffect(() => {
    if (through) table.watched(n);
  }, [through, n, table]);
  return passing;
}
