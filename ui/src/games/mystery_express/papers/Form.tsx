// The telegram and the final answer: a form of five lines, written one after the other, then handed in.
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import type { Ask } from "../../../wire";
import { shortName } from "../cards/Card";
import { Fit } from "../cards/Fit";
import { kind, Shape } from "../cards/shapes";
import { isDrafted } from "../notebook/Draft";
import { placeOf } from "../places";
import { CATEGORIES, factOf, picking, sheetOf, shortCategory, viewOf } from "../table";
import { isBlank } from "./papers";

const MANY = 7; // choices that lie two in a row on a phone

/** What the last line is going to say: a draft in pencil, until the paper is handed in. */
const pencilled = signal<number | null>(null);

/** With its last line the paper leaves one's hands. */
const isLast = (ask: Ask): boolean => placeOf(ask) === "form" && factOf(ask, "category") === CATEGORIES.length - 1;

/** Keeps the answer as a draft where the paper has yet to be handed in; false where it is given at once. */
export function draftsAnswer(ask: Ask, id: number): boolean {
  if (!isLast(ask)) return false;
  pencilled.value = id;
  return true;
}

interface LineProps {
  props: BoardProps;
  category: number;
  current: boolean;
  written: number | null | undefined;
}

function Line({ props, category, current, written }: LineProps) {
  const entry = typeof written === "number" ? shortName(props, written) : "";
  return (
    <li class={`me-form-line ${kind(category)}${current ? " now" : ""}`} aria-current={current ? "step" : undefined}>
      <span class="me-form-head">
        <Shape of={category} />
        <Fit text={props.phone ? shortCategory(props, category) : props.texts.noun("category", category)} />
      </span>
      <span class="me-written" aria-live={current ? "polite" : undefined}>
        {current && <i aria-hidden="true">✎</i>}
        {(entry || !current) && <Fit text={entry} />}
      </span>
    </li>
  );
}

function Entry({ props, ask, id }: { props: BoardProps; ask: Ask; id: number }) {
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
      aria-pressed={isLast(ask) ? pencilled.value === id : undefined}
      aria-label={[props.texts.option(ask, id), drafted && props.texts.word("board-draft")].filter(Boolean).join(", ")}
      onClick={() => !draftsAnswer(ask, id) && pick?.()}
    >
      <span>{blank ? props.texts.option(ask, id) : shortName(props, id)}</span>
    </button>
  );
}

/** Nothing of the last line is sent before this. */
function HandIn(props: BoardProps) {
  const hand = picking(props, "form", pencilled.value ?? -1);
  return (
    <button type="button" class="me-confirm me-hand-in" disabled={!hand} onClick={hand}>
      {props.texts.word("board-hand-in")}
    </button>
  );
}

export function Form(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const view = viewOf(props);
  const telegram = ask.decision === "telegram.entry";
  const lines = (telegram ? view.telegrams : view.answers)[ask.seat] ?? [];
  const now = factOf(ask, "category") ?? 0;
  const written = (category: number) => (category === now ? pencilled.value : lines[category]);
  useLayoutEffect(() => () => void (pencilled.value = null), []);
  return (
    <div class={telegram ? "me-form telegram" : "me-form answer"}>
      <p class="me-form-title">
        <b>{props.texts.word(telegram ? "board-telegram" : "board-answer")}</b>
        <small>{props.texts.word(telegram ? "board-telegram-note" : "board-answer-note")}</small>
      </p>
      <ol>
        {CATEGORIES.map((name, category) => (
          <Line key={name} props={props} category={category} current={category === now} written={written(category)} />
        ))}
      </ol>
      <div class={`me-form-choices ${kind(now)}`} data-many={ask.options.length > MANY || undefined}>
        {ask.options.map((id) => (
          <Entry key={id} props={props} ask={ask} id={id} />
        ))}
        {isLast(ask) && <HandIn {...props} />}
      </div>
    </div>
  );
}
