import type { TableInfo } from "../../wire";
import { saltOf, sealsNoted } from "../table/salting";
import type { Table } from "../table/table";
import { say } from "../text/say";

/** What proves that nobody chose the cards, for whoever would like to see it. */
export function FairDeal({ table, known }: { table: Table; known: TableInfo }) {
  if (!known.commitment) return null;
  const salts = table.mine.value.map((seat) => saltOf(known.commitment, seat)).filter((salt) => salt !== null);
  const seals = sealsNoted(known.commitment);
  const noted = [
    `--commitment ${known.commitment}`,
    ...salts.slice(0, 1).map((salt) => `--salt ${salt}`),
    ...(seals ? [`--seals ${seals}`] : []),
  ].join(" ");
  return (
    <details class="fair-deal">
      <summary>{say("was-it-fair")}</summary>
      <p>{say("was-it-fair.how", { count: known.seats.filter((seat) => seat.salt).length })}</p>
      <code>{`wagonlit verify wagonlit-${known.code}.json ${noted}`}</code>
    </details>
  );
}
