// The answers that do not lie on the board: in the bar where they are few and short, otherwise below it.
import { useState } from "preact/hooks";

import type { ThingProps } from "../../../contract/board";
import type { Ask } from "../../../wire";
import { lyingPhone } from "../../settings/settings";
import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";
import { advisersOf } from "../proposals/inWords";
import { digitsIn } from "../shortcuts";

const ROOM = 34; // letters that a row of answers in the bar can hold
const FRAME = 4; // letters that the frame of one of them takes
const FEW = 3;
const TWO_LINES = 64; // letters of a question that leave room for a row of answers below it

/** The answers that lie nowhere on the board; what others propose comes first. */
export function besideBoard({ props, ui }: GameScreenProps): number[] {
  const { ask } = props.position;
  if (!ask || (ask.domain === "text" && !ask.instead)) return [];
  const drawn = new Set(ui.answersOnBoard?.(ask, props) ?? []);
  const beside = ask.options.filter((id) => !drawn.has(id));
  const advised = (id: number) => advisersOf(props.proposals, props.seat, ask.instead || ask.domain, id).length > 0;
  return [...beside.filter(advised), ...beside.filter((id) => !advised(id))];
}

/** Do they find room in the bar? One lies beside the question, several in a row below it. */
export function fitInBar({ props }: GameScreenProps, beside: number[]): boolean {
  const { ask } = props.position;
  if (!ask) return true;
  const letters = beside.reduce((sum, id) => sum + FRAME + props.texts.option(ask, id).length, 0);
  const upright = props.phone && !lyingPhone.value; // the bar is higher there
  const several = upright || props.texts.prompt(ask).length <= TWO_LINES;
  return beside.length <= (several ? FEW : 1) && letters <= ROOM;
}

/** Who proposes this answer. */
function Advised({ props, domain, id }: ThingProps) {
  const advisers = advisersOf(props.proposals, props.seat, domain, id);
  if (!advisers.length) return null;
  return <small class="adviser">{say("proposed-by", { names: props.texts.people(advisers) })}</small>;
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
          <span>
            {props.texts.option(ask, id)}
            <Advised props={props} domain={ask.instead || ask.domain} id={id} />
          </span>
        </button>
      ))}
    </div>
  );
}

const LONGEST = 500; // letters, where the game sets no limit

/** Where words are asked for; how many letters are left is said when they run short. */
export function FreeText({ table, ask, label }: { table: GameScreenProps["table"]; ask: Ask; label: string }) {
  const [text, type] = useState("");
  const longest = ask.longest || LONGEST;
  const give = (event: Event) => {
    event.preventDefault();
    table.answer(text.trim());
  };
  return (
    <form class="free-text" onSubmit={give}>
      <input class="field" value={text} maxLength={longest} aria-label={label} autocomplete="off" onInput={(event) => type(event.currentTarget.value)} />
      {text.length * 2 > longest && <small>{`${text.length} / ${longest}`}</small>}
      <button type="submit" class="button" disabled={!table.answering.isOpen(ask)}>
        {say("answer")}
      </button>
    </form>
  );
}
