import { useEffect, useRef, useState } from "preact/hooks";

import type { ChatLine } from "../../../wire";
import type { Table } from "../../table/table";
import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";

function Line({ line, me, muted, mute }: { line: ChatLine; me: number; muted: boolean; mute: () => void }) {
  const name = line.name || say("an-onlooker");
  return (
    <li>
      <bdi>
        <b>{name}</b>
      </bdi>
      {line.seat !== me && (
        <button type="button" class="mute" aria-pressed={muted} aria-label={say(muted ? "unmute" : "mute", { name })} onClick={mute}>
          <Icon of="mute" size={14} />
        </button>
      )}
      <bdi>{muted ? "…" : line.text}</bdi>
    </li>
  );
}

function Speak({ table }: { table: Table }) {
  const [text, type] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() && table.request.chat(text.trim())) type("");
  };
  return (
    <form onSubmit={send}>
      <input
        class="field"
        value={text}
        maxLength={300}
        placeholder={say("write")}
        aria-label={say("write")}
        autocomplete="off"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button type="submit" class="button" aria-label={say("send")}>
        <Icon of="send" size={16} />
      </button>
    </form>
  );
}

/** What people say to each other; anybody can be muted, here and on this device only. */
export function Chat({ table, me }: { table: Table; me: number }) {
  const box = useRef<HTMLOListElement>(null);
  const muted = table.asides.muted.value;
  const said = table.chat.value;
  const turn = (name: string) => {
    table.asides.muted.value = muted.includes(name) ? muted.filter((one) => one !== name) : [...muted, name];
  };
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said.length]);
  return (
    <>
      <ol class="log chat" ref={box} tabIndex={0} aria-live="polite" aria-label={say("chat")}>
        {said.map((line) => (
          <Line key={line.n} line={line} me={me} muted={muted.includes(line.name)} mute={() => turn(line.name)} />
        ))}
        {!said.length && <li class="none">{say("no-chat")}</li>}
      </ol>
      {table.position.value?.chat_closed ? <p class="chat-closed">{say("refused-chat_closed")}</p> : <Speak table={table} />}
    </>
  );
}
