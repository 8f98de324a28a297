// A question of several parts beside the board: all of them, with what is filled in, and the button that hands them in.
import type { BoardProps } from "../../../contract/board";
import { type FormDraft, partOf } from "../../../contract/form";
import { say } from "../../text/say";

function Part({ props, form, part }: { props: BoardProps; form: FormDraft; part: number }) {
  const ask = partOf(form.whole, part);
  const chosen = form.chosen[part] ?? null;
  const current = part === form.part;
  return (
    <li>
      <button type="button" class="button" aria-current={current ? "step" : undefined} disabled={!props.picks.size} onClick={() => form.turnTo(part)}>
        <span>{props.texts.prompt(ask)}</span>
        <b>{chosen === null ? say("part-open") : props.texts.option(ask, chosen)}</b>
      </button>
    </li>
  );
}

/** Every part can be turned to, and changed. */
export function Parts({ props, form }: { props: BoardProps; form: FormDraft }) {
  return (
    <ol class="parts" aria-label={say("parts")}>
      {form.chosen.map((_, part) => (
        <Part key={part} props={props} form={form} part={part} />
      ))}
    </ol>
  );
}

/** Nothing is sent before this. */
export function HandIn({ form }: { form: FormDraft }) {
  return (
    <button type="button" class="button first hand-in" disabled={!form.handIn} onClick={form.handIn}>
      {say("hand-in")}
    </button>
  );
}
