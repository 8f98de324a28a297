import { useState } from "preact/hooks";

import type { TableInfo } from "../../../wire";
import * as api from "../../server/api";
import { rememberedSeatKey } from "../../table/seatKeys";
import type { Table } from "../../table/table";
import { say } from "../../text/say";
import { Dialog } from "../../widgets/Dialog";

interface Props {
  table: Table;
  known: TableInfo;
}

/** Takes my seat back to this device, by the key of its link; says so if the key is no longer valid. */
function TakeBack({ table, accessKey }: { table: Table; accessKey: string }) {
  const [fault, fail] = useState("");
  const claim = () => {
    api.claim(table.code, accessKey).then(
      (seated) => table.sit(seated),
      (reason: unknown) => fail(api.faultText(reason)),
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

/** My seat was opened on another device: say so at once, and offer to look on or to have it back. */
export function SeatTakenElsewhere({ table, known }: Props) {
  const seat = table.takenElsewhere.value;
  const kept = rememberedSeatKey(table.code);
  if (seat === null) return null;
  const lookOn = () => (table.takenElsewhere.value = null);
  return (
    <Dialog title={say("seat-gone")} onClose={lookOn}>
      <p>{say("seat-gone.why", { name: known.seats[seat]?.name ?? "" })}</p>
      {!kept && <p>{say("seat-gone.how")}</p>}
      <div class="row-of-buttons">
        {kept && <TakeBack table={table} accessKey={kept.key} />}
        <button type="button" class="button" onClick={lookOn}>
          {say("only-watch")}
        </button>
      </div>
    </Dialog>
  );
}

/** The same in one line, for whoever looks on meanwhile. */
export function SeatElsewhereNotice({ table, known }: Props) {
  const kept = rememberedSeatKey(table.code);
  if (!kept || table.mine.value.length) return null;
  return (
    <>
      {say("seat-elsewhere", { name: known.seats[kept.seat]?.name ?? "" })}
      <TakeBack table={table} accessKey={kept.key} />
    </>
  );
}
