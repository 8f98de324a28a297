import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";
import type { GameScreenProps } from "../GameLayout";
import { Proposals } from "../proposals/Proposals";
import { Chat } from "./Chat";
import { Log } from "./Log";

type Page = "journal" | "chat" | "proposals";

const HEARD = 3; // lines that a screen reader is given at a time

/** What just happened, for screen readers. */
function Heard({ props }: { props: BoardProps }) {
  const spoken = props.justTold.map((one) => props.texts.log(one, props.seat)).filter((line) => line !== "");
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken.slice(-HEARD).map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}

/** How many look on. */
function Onlookers({ table, props }: GameScreenProps) {
  const { onlookers } = table.table.value ?? props.table;
  if (!onlookers) return null;
  const words = say("onlookers", { count: onlookers });
  return (
    <span class="onlookers" role="img" aria-label={words} title={words}>
      <Icon of="eye" size={16} /> {onlookers}
    </span>
  );
}

/** What may be read by now: the journal must not give away what the board is still showing. */
function readable({ props, ui }: GameScreenProps): BoardProps {
  const { told, justTold } = props;
  if (!ui.attentionPrompt?.(props) || !justTold.length) return props;
  return { ...props, told: told.slice(0, -justTold.length), justTold: [] };
}

/** What happened, what was said, and what the seats propose to each other. */
export function Journal({ hidden, ...given }: GameScreenProps & { hidden?: boolean }) {
  const { table } = given;
  const props = readable(given);
  const [open, turn] = useState<Page>("journal");
  const talking = open === "chat";
  const said = table.chat.value.length;
  const read = useRef(said);
  if (talking) read.current = said;
  const sought = table.sought.value;
  useEffect(() => {
    if (sought !== null) turn("journal");
  }, [sought]);
  return (
    <section class="journal" hidden={hidden} aria-label={say("journal-and-chat")}>
      <div class="heads">
        <button type="button" aria-pressed={open === "journal"} onClick={() => turn("journal")}>
          {say("journal")}
        </button>
        <button type="button" aria-pressed={talking} onClick={() => turn("chat")}>
          {say("chat")}
          {said > read.current && <b aria-label={say("unread", { count: said - read.current })}>{said - read.current}</b>}
        </button>
        {props.game.proposable.length > 0 && (
          <button type="button" aria-pressed={open === "proposals"} onClick={() => turn("proposals")}>
            {say("proposals")}
            {props.proposals.length > 0 && <b aria-hidden="true">{props.proposals.length}</b>}
          </button>
        )}
        <Onlookers {...given} />
      </div>
      <Heard props={props} />
      {open === "journal" && <Log {...given} props={props} />}
      {talking && <Chat table={table} me={table.seat.value} />}
      {open === "proposals" && <Proposals {...given} props={props} />}
    </section>
  );
}
