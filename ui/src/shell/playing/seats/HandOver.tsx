import type { BoardProps } from "../../../contract/board";
import type { Table } from "../../table/table";
import { say } from "../../text/say";

/**
 * On a shared device: whom the device must be handed to before anything is shown; null when the right
 * person has it, or something passes that is watched first. Whoever had it last may watch while others think.
 */
export function handedTo(table: Table, passing: boolean): number | null {
  const mine = table.mine.value;
  if (mine.length < 2 || table.seat.value < 0 || passing) return null;
  const [next] = table.sharing.left.value;
  if (next !== undefined) return next;
  const waiting = table.position.value?.waiting ?? [];
  const holder = table.sharing.holder.value;
  if (holder !== null && (waiting.includes(holder) || !mine.some((seat) => waiting.includes(seat)))) {
    return holder === table.seat.value ? null : holder;
  }
  return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? null;
}

/** Nobody sees anybody's cards while the device goes round. */
export function Curtain({ table, seat, props }: { table: Table; seat: number; props: BoardProps }) {
  const name = props.table.seats[seat]?.name ?? "";
  const take = () => {
    table.sharing.handTo(seat);
    if (seat !== table.seat.value) table.connect(seat);
  };
  return (
    <main id="content" class="curtain on-night">
      <div>
        <h2>{say("hand-over", { name })}</h2>
        <p>{say("hand-over.why")}</p>
        <button type="button" class="button first" autofocus onClick={take}>
          {say("i-am", { name })}
        </button>
      </div>
    </main>
  );
}
