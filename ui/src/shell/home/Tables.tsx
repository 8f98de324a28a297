import type { Seated, TableInfo } from "../../wire";
import { profileOf } from "../profiles";
import { gameWords } from "../server/catalogue";
import { phone } from "../settings/settings";
import { say } from "../text/say";
import { Link } from "../widgets/Link";

function Row({ table, mine }: { table: TableInfo; mine: boolean }) {
  const { sign } = profileOf(table.game);
  const title = gameWords(table.game)?.say("title") ?? table.game;
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const free = table.status === "setup" && taken < table.seats.length;
  const act = mine ? "resume" : free ? "board" : "watch";
  const name = table.name || table.seats[table.host]?.name || table.code;
  return (
    <tr>
      <th scope="row">
        <i aria-hidden="true" style={{ color: sign.colour }}>
          {sign.shape}
        </i>
        <span>
          {title}
          {phone.value && <small>{name}</small>}
        </span>
      </th>
      {!phone.value && <td class="who">{name}</td>}
      <td class="number">
        {taken} / {table.seats.length}
      </td>
      <td class="state">{say(`status-${table.status}`)}</td>
      <td class="act">
        <Link href={`/t/${table.code}`} aria-label={`${say(act)}: ${title}, ${name}`}>
          {say(act)}
        </Link>
      </td>
    </tr>
  );
}

/** The tables that anybody may join or look on at. */
export function Tables({ tables, mine }: { tables: TableInfo[]; mine: Seated[] }) {
  const held = new Set(mine.filter((seated) => seated.seats.length).map((seated) => seated.table.code));
  return (
    <section class="tables" aria-labelledby="tables">
      <h2 id="tables">{say("running-tables")}</h2>
      <div class="departures">
        {tables.length === 0 && <p class="none">{say("no-tables")}</p>}
        {tables.length > 0 && (
          <table>
            <thead class="unseen">
              <tr>
                <th scope="col">{say("game")}</th>
                {!phone.value && <th scope="col">{say("table")}</th>}
                <th scope="col">{say("seats")}</th>
                <th scope="col">{say("state")}</th>
                <th scope="col">{say("action")}</th>
              </tr>
            </thead>
            <tbody>
              {tables.slice(0, 12).map((table) => (
                <Row key={table.code} table={table} mine={held.has(table.code)} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
