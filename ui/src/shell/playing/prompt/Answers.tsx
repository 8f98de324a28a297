// The answers that do not lie on the board: in the bar where they are few and short, otherwise below it.
import { useState } from "preact/hooks";

import type { Ask } from "../../../wire";
import { lyingPhone } from "../../settings/settings";
import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";
import { digitsIn } from "../shortcuts";

const ROOM = 34; // letters that a row of answers beside the question can hold
const FRAME = 4; // letters that the frame of one of them takes
const FEW = 3;
const SHORT = 40; // letters of a question that leave room for several answers beside it

/** The answers that lie nowhere on the board. */
export function besideBoard({ props, ui }: GameScreenProps): number[] {
  const { ask } = props.position;
  if (!ask || ask.domain === "text") return [];
  const drawn = new Set(ui.answersOnBoard?.(ask, props) ?? []);
  return ask.options.filter((id) => !drawn.has(id));
}

/** Do they find room in the bar? */
export function fitInBar({ props }: GameScreenProps, beside: number[]): boolean {
  const { ask } = props.position;
  if (!ask) return true;
  const letters = beside.reduce((sum, id) => sum + FRAME + props.texts.option(ask, id).length, 0);
  const below = props.phone && !lyingPhone.value; // they lie below the question, in a row of their own
  const several = below || (!lyingPhone.value && props.texts.prompt(ask).length <= SHORT);
  return beside.length <= (several ? FEW : 1) && letters <= ROOM;
}

export function Answers({ beside, ...given }: GameScreenProps & { beside: number[] }) {
  const { props, ui } = given;
  const { ask } = props.position;
  if (!ask || !beside.length) return null;
  const filled = props.form?.chosen[props.form.part];
  const digits = digitsIn(props, ui);
  return (
    <div key={ask.at} class="answers" role="group" aria-label={say("answers")}>
      {beside.map((id) => (
        <button
          key={id}
          type="button"
          class="button"
          disabled={!props.picks.has(id)}
          title={props.texts.optionHelp(ask, id) || undefined}
          aria-pressed={props.form ? filled === id : undefined}
          aria-keyshortcuts={digits.get(id)}
          onClick={() => props.pick(id)}
        >
          {ask.options.length > 1 && digits.has(id) && <kbd aria-hidden="true">{digits.get(id)}</kbd>}
          <span>{props.texts.option(ask, id)}</span>
        </button>
      ))}
    </div>
  );
}

/** Where words are asked for. */
export function FreeText({ table, ask, label }: { table: GameScreenProps["table"]; ask: Ask; label: string }) {
  const [text, type] = useState("");
  const give = (event: Event) => {
    event.preventDefault();
    table.answer(text.trim());
  };
  return (
    <form class="free-text" onSubmit={give}>
      <input class="field" value={text} maxLength={500} aria-label={label} autocomplete="off" onInput={(event) => type(event.currentTarget.value)} />
      <button type="submit" class="button" disabled={!table.answering.isOpen(ask)}>
        {say("answer")}
      </button>
    </form>
  );
}
