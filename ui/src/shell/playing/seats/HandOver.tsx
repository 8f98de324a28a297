import { useEffect, useRef } from "preact/hooks";

import type { BoardProps, GameUi } from "../../../contract/board";
import type { Table } from "../../table/table";
import { say } from "../../text/say";

/**
 * On a shared device: the seat it must be handed to before anything is shown. Null when the right person has it,
 * or while something is on the screen that everybody looks at first. The last holder may look on while others think.
 */
export function handOverTo(table: Table, busy: boolean): number | null {
  const mine = table.mine.value;
  if (mine.length < 2 || table.seat.value < 0 || busy) return null;
  const [next] = table.sharedDevice.yetToSee.value;
  if (next !== undefined) return next;
  const waiting = table.position.value?.waiting ?? [];
  const holder = table.sharedDevice.holder.value;
  if (holder !== null && (waiting.includes(holder) || !mine.some((seat) => waiting.includes(seat)))) {
    return holder === table.seat.value ? null : holder;
  }
  return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? null;
}

interface HandOverProps {
  table: Table;
  seat: number;
  props: BoardProps;
}

/** Whoever the device was handed to says so. */
function Take({ table, seat, props }: HandOverProps) {
  const take = () => {
    table.sharedDevice.handTo(seat);
    if (seat === table.seat.value) table.playback.catchUp(table.sharedDevice.unseen(table.told.value, seat));
    else if (props.game.keeps_secrets) table.connect(seat);
    else table.lookThrough(seat);
  };
  return (
    <button type="button" class="button first" autofocus onClick={take}>
      {say("i-am", { name: nameAt(props, seat) })}
    </button>
  );
}

const nameAt = (props: BoardProps, seat: number): string => props.table.seats[seat]?.name ?? "";

/** Nobody sees anybody's cards while the device goes round. */
export function HandOver(given: HandOverProps) {
  return (
    <main id="content" class="hand-over on-night">
      <div>
        <h2>{say("hand-over", { name: nameAt(given.props, given.seat) })}</h2>
        <p>{say("hand-over.why")}</p>
        <Take {...given} />
      </div>
    </main>
  );
}

/** Where there are none to hide, the table stays in view: the prompt says whose turn it is, and waits for them. */
export function TakeTurn({ ui, ...given }: HandOverProps & { ui: GameUi }) {
  const { Portrait } = ui;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed last is gone, and the keyboard with it; but nobody is called away from the chat or the map.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {Portrait && (
        <span class="portrait" aria-hidden="true">
          <Portrait {...given.props} of={given.seat} />
        </span>
      )}
      <div ref={place} class="take-turn answers">
        <Take {...given} />
      </div>
    </>
  );
}
