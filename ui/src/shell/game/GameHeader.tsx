import { useState } from "preact/hooks";

import * as api from "../api";
import { CopyButton } from "../pieces/CopyButton";
import { Dialog } from "../pieces/Dialog";
import { Icon } from "../pieces/Icon";
import { Link } from "../pieces/Link";
import { go } from "../route";
import { say } from "../words";
import type { Laid } from "./Desk";

/** Leaving is no farewell: the seat stays one's own, and its link opens it on any device. */
function Leaving({ table, props, onClose }: Laid & { onClose: () => void }) {
  const seat = table.seat.value;
  const seated = seat >= 0;
  const leave = () => {
    if (seated && !props.position.result) void api.leave(table.code).catch(() => undefined);
    go("/");
  };
  const own = async () => `${new URL(await api.invitation(table.code)).origin}/t/${table.code}/back/${(await api.key(table.code, seat)).key}`;
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
      </div>
    </Dialog>
  );
}

/** The bar over the game. */
export function GameHeader(laid: Laid) {
  const { table, props, ui } = laid;
  const [dialog, show] = useState<"" | "leave" | "invite">("");
  const { mine } = props.position.undo;
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
      <span class="leg">{Header && <Header {...props} />}</span>
      <button type="button" class="bare" disabled={mine === "no"} aria-keyshortcuts="u" aria-label={say("undo")} title={mine === "ask" ? say("undo-by-consent") : undefined} onClick={() => table.takeBack()}>
        <Icon of="undo" />
        <span>{say("undo")}</span>
      </button>
      <a class="bare" href={`/rules/${props.game.id}`} target="_blank" rel="noopener" aria-label={say("rules")}>
        <Icon of="book" />
        <span>{say("rules")}</span>
      </a>
      <button type="button" class="bare" aria-label={say("leave")} onClick={() => show("leave")}>
        <Icon of="door" />
        <span>{say("leave")}</span>
      </button>
      {dialog === "leave" && <Leaving {...laid} onClose={() => show("")} />}
      {dialog === "invite" && <Inviting code={props.table.code} onClose={() => show("")} />}
    </header>
  );
}
