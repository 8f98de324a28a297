import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import type { Texts } from "../../../texts/texts";
import type { Told } from "../../../wire";
import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";
import { Chat } from "./Chat";

const HEARD = 3; // lines that a screen reader is given at a time
const SHOWN = 200;
const BY_HAND = 1000; // milliseconds after a touch in which scrolling counts as done by hand

function lines(texts: Texts, told: Told[]): string[] {
  return told.map((one) => texts.log(one)).filter((line) => line !== "");
}

/** The log, one line for each event; the newest stands last. */
function Log({ props }: { props: BoardProps }) {
  const { texts, told } = props;
  const list = useRef<HTMLOListElement>(null);
  const { lang } = texts;
  const names = texts.names.join();
  // The texts are a new object with every draw; with the same language and names they say the same.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const all = useMemo(() => lines(texts, told), [told, lang, names]);
  const below = useRef(true); // whoever has scrolled back is left alone
  const touched = useRef(0); // when somebody last scrolled by hand
  const follow = () => {
    const box = list.current;
    if (box && below.current) box.scrollTop = box.scrollHeight;
  };
  useEffect(follow);
  // A box that was hidden on a phone could not scroll; it grows when it is shown.
  useEffect(() => {
    const grown = new ResizeObserver(follow);
    if (list.current) grown.observe(list.current);
    return () => grown.disconnect();
  }, []);
  const touch = () => {
    touched.current = Date.now();
  };
  const scrolled = ({ currentTarget: box }: { currentTarget: HTMLElement }) => {
    if (!box.clientHeight) return;
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    // The browser scrolls by itself, too, when old lines go and new ones come: only hands scroll back.
    if (atEnd || Date.now() - touched.current < BY_HAND) below.current = atEnd;
  };
  const shown = all.slice(-SHOWN);
  return (
    <ol
      class="log"
      ref={list}
      tabIndex={0}
      aria-label={say("journal")}
      onScroll={scrolled}
      onWheel={touch}
      onTouchMove={touch}
      onPointerDown={touch}
      onKeyDown={touch}
    >
      {shown.map((line, place) => (
        <li key={all.length - shown.length + place}>{line}</li>
      ))}
    </ol>
  );
}

/** What just happened, for screen readers. */
function Heard({ props }: { props: BoardProps }) {
  const spoken = lines(props.texts, props.justTold);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken.slice(-HEARD).map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}

/** What may be read by now: the journal must not give away what the board is still showing. */
function readable({ props, ui }: GameScreenProps): BoardProps {
  const { told, justTold } = props;
  if (!ui.attentionPrompt?.(props) || !justTold.length) return props;
  return { ...props, told: told.slice(0, -justTold.length), justTold: [] };
}

/** What happened, and what was said. */
export function Journal(given: GameScreenProps) {
  const { table } = given;
  const props = readable(given);
  const [talking, turn] = useState(false);
  const said = table.chat.value.length;
  const read = useRef(said);
  if (talking) read.current = said;
  return (
    <section class="journal" aria-label={say("journal-and-chat")}>
      <div class="heads">
        <button type="button" aria-pressed={!talking} onClick={() => turn(false)}>
          {say("journal")}
        </button>
        <button type="button" aria-pressed={talking} onClick={() => turn(true)}>
          {say("chat")}
          {said > read.current && <b aria-label={say("unread", { count: said - read.current })}>{said - read.current}</b>}
        </button>
      </div>
      <Heard props={props} />
      {talking ? <Chat table={table} me={table.seat.value} /> : <Log props={props} />}
    </section>
  );
}
