// What lies in the spotlight, now or once more; the screen tells each move in scenes.
import { useEffect, useLayoutEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../../contract/board";
import { NO_SEAT } from "../../../wire";
import { type Shown, shownIn } from "../../table/spotlight";
import type { Table } from "../../table/table";
import { handOverTo } from "../seats/HandOver";
import { catchUpWith, type Reader, scenesOf } from "./scenes";

const NOTHING: Shown[] = [];

/** Lets no move cut short what the reader is looking at. Returns what they are being shown right now. */
export function useStaging(table: Table, props: BoardProps, ui: GameUi): Shown[] {
  const { playback } = table;
  useLayoutEffect(() => {
    const reader = (): Reader => ({
      // As it is when the next move comes, whatever has been drawn by then.
      props: { ...props, seat: table.seat.value < 0 ? (table.viewpoint.value ?? NO_SEAT) : table.seat.value, told: table.told.value },
      ui,
      mine: table.mine.value,
      covered: props.game.keeps_secrets && handOverTo(table, false) !== null,
      stands: table.position.value,
    });
    playback.setStage({
      scenes: (move, behind) => scenesOf(reader(), move, behind),
      catchUp: (news, unseen) => catchUpWith(reader(), news, unseen),
    });
  });
  return playback.scene.value?.heldOut ?? NOTHING;
}

/** Whoever holds a shared device has seen what was told, once nothing is held out any more. */
export function useSeenBy(table: Table, props: BoardProps, held: boolean): void {
  const count = props.told.length;
  const { seat } = props;
  const shared = table.mine.value.length > 1 && table.sharedDevice.holder.value === seat;
  useEffect(() => {
    if (shared && held && count) table.sharedDevice.noteSeen(seat, count);
  }, [table, shared, held, seat, count]);
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
