import { useState } from "preact/hooks";

import type { TableInfo } from "../../../wire";
import * as api from "../../server/api";
import { choose, settings } from "../../settings/settings";
import type { Table } from "../../table/table";
import { say } from "../../text/say";
import { Dialog } from "../../widgets/Dialog";
import { Languages } from "../../widgets/Languages";

interface Invitation {
  table: Table;
  known: TableInfo;
  title: string;
  /** What is not as usual here, and cannot be seen in the form. */
  byHand?: string[];
}

/** Somebody came by a link: a name is enough, unless the deal may be known. Then they are told so, and agree. */
export function TakeSeat({ table, known, title, byHand = [] }: Invitation) {
  const [closed, close] = useState(false);
  const [name, type] = useState(settings.value.name);
  const [fault, fail] = useState("");
  const free = known.seats.some((seat) => seat.kind === "open");
  const sit = (event: Event) => {
    event.preventDefault();
    choose({ name: name.trim() });
    api.join(known.code, { name: name.trim(), seed: known.seed }).then(
      (seated) => table.sit(seated),
      (reason: unknown) => fail(api.faultText(reason)),
    );
  };
  if (closed) return null;
  return (
    <Dialog title={title} onClose={() => close(true)}>
      <p>{say(free ? "invited" : "no-seat-left", { host: known.seats[known.host]?.name ?? "" })}</p>
      {free && known.seed !== null && <p>{say("seed-chosen", { seed: String(known.seed) })}</p>}
      {free && known.open_hands && <p>{say("hands-open-here")}</p>}
      {free && byHand.length > 0 && <p>{say("set-by-hand-here", { names: byHand.join(", ") })}</p>}
      {free && (
        <form class="row-of-buttons" onSubmit={sit}>
          <label class="asked-name">
            <span>{say("your-name")}</span>
            <input class="field" value={name} maxLength={20} required onInput={(event) => type(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button first" disabled={!name.trim()}>
            {say(known.seed === null ? "sit-down" : "agree-and-sit-down")}
          </button>
        </form>
      )}
      <p role="alert" class="alarm">
        {fault}
      </p>
      <button type="button" class="button" onClick={() => close(true)}>
        {say("only-watch")}
      </button>
      <Languages />
    </Dialog>
  );
}
