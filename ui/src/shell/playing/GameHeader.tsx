import { useState } from "preact/hooks";

import { go } from "../route";
import * as api from "../server/api";
import { SettingsButton } from "../settings/SettingsButton";
import { rememberSeatKey } from "../table/seatKeys";
import { say } from "../text/say";
import { CopyButton } from "../widgets/CopyButton";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { Link } from "../widgets/Link";
import type { GameScreenProps } from "./GameLayout";
import { SpeedControl } from "./staging/SpeedControl";

/** Leaving gives nothing up: the seat stays mine, and its link opens it on any device. */
function Leaving({ table, props, onClose }: GameScreenProps & { onClose: () => void }) {
  const seat = table.seat.value;
  const seated = seat >= 0;
  const leave = () => {
    if (seated && !props.position.result) void api.leave(table.code).catch(() => undefined);
    go("/");
  };
  const own = async () => {
    const [invitation, { key }] = await Promise.all([api.invitation(table.code), api.key(table.code, seat)]);
    rememberSeatKey(table.code, key, seat);
    return `${new URL(invitation).origin}/t/${table.code}/back/${key}`;
  };
  return (
    <Dialog title={say("leave-title")} onClose={onClose}>
      <p>{say(seated ? "leave-how" : "leave-watching")}</p>
      <div class="row-of-buttons">
        <button type="button" class="button deep" onClick={leave}>
          {say("leave")}
        </button>
        {seated && <CopyButton what={own} label={say("copy-own-link")} />}
        <button type="button" class="button" onClick={onClose}>
          {say("stay")}
        </button>
      </div>
    </Dialog>
  );
}

function Inviting({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog title={say("table-code", { code })} onClose={onClose}>
      <p>{say("watch-link")}</p>
      <img class="qr" src={api.qrOf(code)} alt={say("qr", { code })} width={180} height={180} />
      <div class="row-of-buttons">
        <CopyButton class="button first" what={() => api.invitation(code)} label={say("copy-link")} />
        <a class="button" href={`/t/${code}/tv`} target="_blank" rel="noopener">
          {say("tv-open")}
        </a>
      </div>
    </Dialog>
  );
}

/**
 * Takes the last answer back. Whether the others must agree is known only a moment after the answer, or once
 * somebody asks: until then nothing is promised. Bots never mind, but one that sits in cannot agree for its person.
 */
function Undo({ table, props }: GameScreenProps) {
  const { mine } = props.position.undo;
  const own = table.mine.value;
  const others = props.table.seats.some((seat) => seat.kind === "person" && !own.includes(seat.seat));
  const note = mine === "no" ? undefined : say(mine === "free" || !others ? "undo-free" : "undo-perhaps");
  return (
    <button type="button" class="bare" disabled={mine === "no"} aria-keyshortcuts="u" aria-label={say("undo")} title={note} onClick={() => table.request.undo()}>
      <Icon of="undo" />
      <span>{say("undo")}</span>
    </button>
  );
}

/** The bar over the game. */
export function GameHeader(given: GameScreenProps) {
  const { props, ui } = given;
  const [dialog, show] = useState<"" | "leave" | "invite">("");
  const { Header } = ui;
  return (
    <header class="game-bar">
      <Link class="bare home" href="/" aria-label={say("back-to-platform")}>
        <Icon of="back" size={24} />
      </Link>
      <h1>{props.texts.title()}</h1>
      <button type="button" class="bare code" onClick={() => show("invite")}>
        {say("table-code", { code: props.table.code })}
      </button>
      <span class="game-status">{Header && <Header {...props} />}</span>
      <SpeedControl table={given.table} />
      <Undo {...given} />
      <a class="bare" href={`/rules/${props.game.id}`} target="_blank" rel="noopener" aria-label={say("rules")}>
        <Icon of="book" />
        <span>{say("rules")}</span>
      </a>
      <SettingsButton />
      <button type="button" class="bare" aria-label={say("leave")} onClick={() => show("leave")}>
        <Icon of="door" />
        <span>{say("leave")}</span>
      </button>
      {dialog === "leave" && <Leaving {...given} onClose={() => show("")} />}
      {dialog === "invite" && <Inviting code={props.table.code} onClose={() => show("")} />}
    </header>
  );
}
