import { useState } from "preact/hooks";

import type { Language } from "../../texts/words";
import type { GameInfo } from "../../wire";
import { posterWords, profileOf } from "../profiles";
import { go } from "../route";
import * as api from "../server/api";
import { gameOf, gameWords } from "../server/catalogue";
import { settings } from "../settings/settings";
import { planAgainstBots } from "../setup/tablePlan";
import { say } from "../text/say";
import { Link } from "../widgets/Link";
import { gamesBegun } from "./gamesPlayed";

function titleOf(id: string): string {
  return (gameOf(id) && gameWords(id)?.say("title")) || posterWords(id).title;
}

function spanOf(game: GameInfo | undefined, id: string): string {
  if (!game) return profileOf(id).players ?? "";
  const [least, most] = [game.players[0] ?? 1, game.players.at(-1) ?? 1];
  return least === most ? String(least) : `${least}–${most}`;
}

/** What will be different after the first game here, until the second has begun. */
function NextGame({ id }: { id: string }) {
  const next = profileOf(id).firstGame?.next[settings.value.lang as Language];
  if (!next || gamesBegun(id) !== 1) return null;
  return <p class="next-game">{next}</p>;
}

/** For those who have never played it here: what it is about. */
function FirstSteps({ game }: { game: GameInfo }) {
  if (!game.summary || gamesBegun(game.id) > 0) return null;
  return (
    <Link class="first-steps" href={`/rules/${game.id}`}>
      {say("in-two-minutes")}
    </Link>
  );
}

function Actions({ game, title }: { game: GameInfo; title: string }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const play = () => {
    setBusy(true);
    api.open(planAgainstBots(game)).then(
      ({ table }) => go(`/t/${table.code}`),
      (reason: unknown) => {
        setFault(api.faultText(reason));
        setBusy(false);
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
      <FirstSteps game={game} />
      <NextGame id={game.id} />
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}

export function Poster({ id }: { id: string }) {
  const game = gameOf(id);
  const { poster } = profileOf(id);
  const title = titleOf(id);
  const { kind, line } = posterWords(id);
  return (
    <li class="poster" data-soon={game ? undefined : true}>
      <div class="sheet">
        <img src={poster.art} alt="" width={296} height={350} />
        <div class="panel" style={{ background: poster.panel, "--small": poster.smallPrint }}>
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
