import type { Seated } from "../../wire";
import { gameWords } from "../server/catalogue";
import { say } from "../text/say";
import { Link } from "../widgets/Link";

function others({ table, seats }: Seated): string {
  const names = table.seats.filter((seat) => !seats.includes(seat.seat) && seat.name).map((seat) => seat.name);
  return names.join(", ");
}

/** Where I left off: the latest table that is not over. */
export function Resume({ mine }: { mine: Seated[] }) {
  const open = mine.filter((seated) => seated.seats.length && seated.table.status !== "over").slice(0, 2);
  if (!open.length) return null;
  return (
    <section class="resume" aria-labelledby="resume">
      <h2 id="resume">{say("resume")}</h2>
      {open.map((seated) => (
        <div class="stub" key={seated.table.code}>
          <b>{gameWords(seated.table.game)?.say("title") ?? seated.table.game}</b>
          <p>
            {others(seated) || seated.table.code} · <em>{say(`status-${seated.table.status}`)}</em>
          </p>
          <Link class="button" href={`/t/${seated.table.code}`} aria-label={`${say("resume")}: ${seated.table.code}`}>
            {say("resume")}
          </Link>
        </div>
      ))}
    </section>
  );
}
