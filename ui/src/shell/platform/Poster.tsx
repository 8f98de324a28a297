import { useState } from "preact/hooks";

import { type Poster as Drawn, posterOf } from "../../games/posters";
import type { GameInfo } from "../../wire";
import * as api from "../server/api";
import plain from "../art/poster.svg";
import { gameOf, gameWords } from "../server/catalogue";
import { Link } from "../widgets/Link";
import { go } from "../route";
import { planAgainstBots } from "../setup/tablePlan";
import { knows, say } from "../text/say";

const UNDRAWN: Omit<Drawn, "id"> = {
  art: plain, panel: "#22345a", line: "#f0cf7a", accent: "#22345a", sign: "★", tint: "#c9a24b",
};

function titleOf(id: string): string {
  return (gameOf(id) && gameWords(id)?.say("title")) || (knows(`game-${id}`) ? say(`game-${id}`) : id);
}

function spanOf(game: GameInfo | undefined, id: string): string {
  if (!game) return knows(`game-${id}.players`) ? say(`game-${id}.players`) : "";
  const [least, most] = [game.players[0] ?? 1, game.players.at(-1) ?? 1];
  return least === most ? String(least) : `${least}–${most}`;
}

function Actions({ game, title }: { game: GameInfo; title: string }) {
  const [busy, work] = useState(false);
  const [fault, fail] = useState("");
  const play = () => {
    work(true);
    api.open(planAgainstBots(game)).then(
      ({ table }) => go(`/t/${table.code}`),
      (reason: unknown) => {
        fail(api.told(reason));
        work(false);
      },
    );
  };
  return (
    <div class="do">
      <button type="button" class="button first" disabled={busy} aria-label={say("play-now-at", { title })} onClick={play}>
        {say("play-now")}
      </button>
      <Link class="button" href={`/new/${game.id}`} aria-label={say("open-table-at", { title })}>
        {say("open-table")}
      </Link>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}

export function Poster({ id }: { id: string }) {
  const game = gameOf(id);
  const drawn = posterOf(id) ?? UNDRAWN;
  const title = titleOf(id);
  const kind = knows(`game-${id}.kind`) ? say(`game-${id}.kind`) : "";
  const line = knows(`game-${id}.line`) ? say(`game-${id}.line`) : "";
  return (
    <li class="poster" data-soon={game ? undefined : true}>
      <div class="sheet">
        <img src={drawn.art} alt="" width={296} height={350} />
        <div class="panel" style={{ background: drawn.panel, "--small": drawn.line }}>
          <h2 data-long={title.length > 15 || undefined} data-short={title.length < 10 || undefined}>
            {title}
          </h2>
          <p data-long={line.length > 26 || undefined}>{line}</p>
        </div>
        {!game && <span class="soon">{say("soon")}</span>}
      </div>
      <p class="facts">
        <span>{say("travellers", { span: spanOf(game, id) })}</span>
        {kind && <i aria-hidden="true" />}
        <span>{kind}</span>
      </p>
      {game && <Actions game={game} title={title} />}
    </li>
  );
}
