import type { SeatPlan, TableInfo } from "../../wire";
import * as api from "../server/api";
import { say } from "../text/say";
import { CopyButton } from "../widgets/CopyButton";
import { TableCode } from "../widgets/TableCode";

/** The card on the tablecloth: how friends find this table. */
export function Invite({ table, seats }: { table: TableInfo | undefined; seats: SeatPlan[] }) {
  if (!table) {
    const friends = seats.some((seat) => seat.kind === "open");
    return (
      <div class="invite">
        <h2>{say("invite-title")}</h2>
        <p>{say(friends ? "invite-soon" : "invite-none")}</p>
      </div>
    );
  }
  return (
    <div class="invite open">
      <h2>{say("invite-title")}</h2>
      <p>{say("invite-how")}</p>
      <img class="qr" src={api.qrOf(table.code)} alt={say("qr", { code: table.code })} width={128} height={128} />
      <TableCode code={table.code} />
      <CopyButton class="button deep" what={() => api.invitation(table.code)} label={say("copy-link")} />
    </div>
  );
}
