import type { BoardProps } from "../../../contract/board";
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

/** Nobody sees anybody's cards while the device goes round; where there are none to hide, it only says whose turn it is. */
export function HandOver({ table, seat, props }: { table: Table; seat: number; props: BoardProps }) {
  const name = props.table.seats[seat]?.name ?? "";
  const take = () => {
    table.sharedDevice.handTo(seat);
    if (seat === table.seat.value) table.playback.catchUp(table.sharedDevice.unseen(table.told.value, seat));
    else table.connect(seat);
  };
  return (
    <main id="content" class="hand-over on-night">
      <div>
        <h2>{say("hand-over", { name })}</h2>
        <p>{say(props.game.keeps_secrets ? "hand-over.why" : "hand-over.open")}</p>
        <button type="button" class="button first" autofocus onClick={take}>
          {say("i-am", { name })}
        </button>
      </div>
    </main>
  );
}
