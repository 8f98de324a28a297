import { useEffect, useState } from "preact/hooks";

import type { Texts } from "../../../texts/texts";
import { settings } from "../../settings/settings";
import { say } from "../../text/say";
import { Dialog } from "../../widgets/Dialog";
import type { GameScreenProps } from "../GameLayout";
import { isNew } from "./explaining";

const GREETING = "board-welcome";

/** What the game is about, how it is won and what to do first; a game that does not say describes itself. */
function sentences(texts: Texts): string[] {
  const { words } = texts;
  if (!words.has(GREETING)) return [texts.description()];
  return [GREETING, ...words.parts(GREETING).map((part) => `${GREETING}.${part}`)].map((key) => words.say(key));
}

/** Tells those who sit down to a game for the first time on this device where they are, before they are asked anything. */
export function Welcome({ table, props }: GameScreenProps) {
  const [open, show] = useState(false);
  const { id } = props.game;
  const playing = table.seat.value >= 0 && props.position.result === null;
  useEffect(() => {
    if (playing && settings.peek().explain && isNew(`${id} welcome`)) show(true);
  }, [playing, id]);
  if (!open) return null;
  const close = () => show(false);
  return (
    <Dialog title={props.texts.title()} onClose={close}>
      {sentences(props.texts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div class="row-of-buttons">
        <button type="button" class="button first" autofocus onClick={close}>
          {say("lets-go")}
        </button>
        <a class="button" href={`/rules/${id}`} target="_blank" rel="noopener">
          {say(props.game.summary ? "in-two-minutes" : "read-rules")}
        </a>
      </div>
    </Dialog>
  );
}
