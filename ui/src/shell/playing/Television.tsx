// The table on a television: how to come along, before the game and beside it.
import { useEffect } from "preact/hooks";

import type { TableInfo } from "../../wire";
import { go } from "../route";
import * as api from "../server/api";
import { gameTexts } from "../server/catalogue";
import { say } from "../text/say";
import { TableCode } from "../widgets/TableCode";

function Invitation({ known }: { known: TableInfo }) {
  return (
    <>
      <img class="qr" src={api.qrOf(known.code)} alt={say("qr", { code: known.code })} />
      <div>
        <p>{say("tv-join")}</p>
        <TableCode code={known.code} />
        <small>
          {location.host}
          <wbr />
          {`/t/${known.code}`}
        </small>
      </div>
    </>
  );
}

/** Beside the game; when the group plays again, the television goes along. */
export function TelevisionInvites({ known }: { known: TableInfo }) {
  useEffect(() => {
    if (known.rematch) go(`/t/${known.rematch}/tv`, true);
  }, [known.rematch]);
  return (
    <aside class="television-invites">
      <Invitation known={known} />
    </aside>
  );
}

/** Before the game: the code as large as it will go, and who is here. */
export function TelevisionWaits({ known }: { known: TableInfo }) {
  const title = gameTexts(known.game, [])?.title() ?? "";
  useEffect(() => {
    document.title = `${title} · ${known.code}`;
  }, [title, known.code]);
  return (
    <main id="content" class="television-waits on-night">
      <h1>{title}</h1>
      <Invitation known={known} />
      <ul aria-label={say("travellers-here")}>
        {known.seats.map((seat) => (
          <li key={seat.seat} data-free={seat.kind === "open" || undefined}>
            <bdi>{seat.kind === "open" ? "…" : seat.name}</bdi>
          </li>
        ))}
      </ul>
    </main>
  );
}
