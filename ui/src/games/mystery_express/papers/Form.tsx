// The telegram and the final answer: a paper of five lines, each in pencil until all of it is handed in.
import type { BoardProps } from "../../../contract/board";
import { type FormDraft, partOf } from "../../../contract/form";
import type { Ask } from "../../../wire";
import { shortName } from "../cards/Card";
import { Fit } from "../cards/Fit";
import { kind, Shape } from "../cards/shapes";
import { isDrafted } from "../notebook/Draft";
import { CATEGORIES, factOf, picking, sheetOf, shortCategory, viewOf } from "../table";
import { isBlank } from "./papers";

const MANY = 6; // choices that lie two in a row on a phone

interface LineProps {
  props: BoardProps;
  category: number;
  current: boolean;
  written: number | null | undefined;
  /** None for a line that can no longer be changed. */
  turnTo: (() => void) | undefined;
}

function Line({ props, category, current, written, turnTo }: LineProps) {
  const entry = typeof written === "number" ? shortName(props, written) : "";
  return (
    <li>
      <button
        type="button"
        class={`me-form-line ${kind(category)}${current ? " now" : ""}`}
        aria-current={current ? "step" : undefined}
        disabled={!turnTo}
        onClick={turnTo}
      >
        <span class="me-form-head">
          <Shape of={category} />
          <Fit text={props.phone ? shortCategory(props, category) : props.texts.noun("category", category)} />
        </span>
        <span class="me-written" aria-live={current ? "polite" : undefined}>
          {current && <i aria-hidden="true">✎</i>}
          {(entry || !current) && <Fit text={entry} />}
        </span>
      </button>
    </li>
  );
}

function Entry({ props, ask, id, chosen }: { props: BoardProps; ask: Ask; id: number; chosen: boolean }) {
  const blank = isBlank(props, id);
  const status = sheetOf(props)?.rows.find((row) => row.element === id)?.status ?? "";
  const drafted = !blank && isDrafted(props, id);
  const pick = picking(props, "form", id);
  return (
    <button
      type="button"
      class={`me-entry lit ${blank ? "blank" : status}`}
      data-drafted={drafted || undefined}
      disabled={!pick}
      aria-pressed={chosen}
      aria-label={[props.texts.option(ask, id), drafted && props.texts.word("board-draft")].filter(Boolean).join(", ")}
      onClick={pick}
    >
      <span>{blank ? props.texts.option(ask, id) : shortName(props, id)}</span>
    </button>
  );
}

/** Nothing of the paper is sent before this. Its place is kept until it is time. */
function HandIn({ props, form, due }: { props: BoardProps; form: FormDraft; due: boolean }) {
  return (
    <button type="button" class="me-confirm me-hand-in hand-in" style={due ? undefined : "visibility: hidden"} disabled={!form.handIn} onClick={form.handIn}>
      {props.texts.word("board-hand-in")}
    </button>
  );
}

/** The five lines: those of the form, and before them what was written earlier. */
function Lines({ props, form, earlier }: { props: BoardProps; form: FormDraft; earlier: (number | null)[] }) {
  const open = props.picks.size > 0;
  const places = new Map(form.chosen.map((_, part) => [factOf(partOf(form.whole, part), "category"), part]));
  return (
    <ol>
      {CATEGORIES.map((name, category) => {
        const part = places.get(category);
        const written = part === undefined ? earlier[category] : form.chosen[part];
        const turnTo = part === undefined || !open ? undefined : () => form.turnTo(part);
        return <Line key={name} props={props} category={category} current={part === form.part} written={written} turnTo={turnTo} />;
      })}
    </ol>
  );
}

export function Form(props: BoardProps) {
  const { form } = props;
  const ask = props.position.ask as Ask;
  if (!form) return null;
  const view = viewOf(props);
  const telegram = ask.decision === "telegram.entry";
  const chosen = form.chosen[form.part];
  const last = form.part === form.chosen.length - 1 || !form.chosen.includes(null);
  return (
    <div class={telegram ? "me-form telegram" : "me-form answer"}>
      <p class="me-form-title">
        <b>{props.texts.word(telegram ? "board-telegram" : "board-answer")}</b>
        <small>{props.texts.word(telegram ? "board-telegram-note" : "board-answer-note")}</small>
      </p>
      <Lines props={props} form={form} earlier={(telegram ? view.telegrams : view.answers)[ask.seat] ?? []} />
      <div key={form.part} class={`me-form-choices ${kind(factOf(ask, "category") ?? 0)}`} data-many={ask.options.length > MANY || undefined}>
        {ask.options.map((id) => (
          <Entry key={id} props={props} ask={ask} id={id} chosen={chosen === id} />
        ))}
        <HandIn props={props} form={form} due={last} />
      </div>
    </div>
  );
}
