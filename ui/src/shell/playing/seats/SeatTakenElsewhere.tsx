import { useState } from "preact/hooks";

import type { TableInfo } from "../../../wire";
import * as api from "../../server/api";
import { keptKey } from "../../table/seatKeys";
import { Dialog } from "../../widgets/Dialog";
import type { Table } from "../../table/table";
import { say } from "../../text/say";

interface Props {
  table: Table;
  known: TableInfo;
}

/** Takes my seat back to this device, by the key of its link; says so if that is void. */
function TakeBack({ table, accessKey }: { table: Table; accessKey: string }) {
  const [fault, fail] = useState("");
  const claim = () => {
    api.claim(table.code, accessKey).then(
      (seated) => table.sit(seated),
      (reason: unknown) => fail(api.told(reason)),
    );
  };
  return (
    <>
      <button type="button" class="button first" onClick={claim}>
        {say("take-seat-back")}
      </button>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
}

/** My seat was opened on another device: say so at once, and offer to watch or to have it back. */
export function SeatGone({ table, known }: Props) {
  const seat = table.gone.value;
  const kept = keptKey(table.code);
  if (seat === null) return null;
  const watch = () => (table.gone.value = null);
  return (
    <Dialog title={say("seat-gone")} onClose={watch}>
      <p>{say("seat-gone.why", { name: known.seats[seat]?.name ?? "" })}</p>
      {!kept && <p>{say("seat-gone.how")}</p>}
      <div class="row-of-buttons">
        {kept && <TakeBack table={table} accessKey={kept.key} />}
        <button type="button" class="button" onClick={watch}>
          {say("only-watch")}
        </button>
      </div>
    </Dialog>
  );
}

/** The same for whoever watches meanwhile. */
export function SeatElsewhere({ table, known }: Props) {
  const kept = keptKey(table.code);
  if (!kept || table.mine.value.length) return null;
  return (
    <>
      {say("seat-elsewhere", { name: known.seats[kept.seat]?.name ?? "" })}
      <TakeBack table={table} accessKey={kept.key} />
    </>
  );
}
