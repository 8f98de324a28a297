// The telegram and the final answer: a form of five lines, written one after the other.
import type { BoardProps } from "../../parts/board";
import type { Ask } from "../../wire";
import { shortName } from "./Card";
import { isDrafted } from "./Draft";
import { Fit } from "./Fit";
import { kind, Shape } from "./shapes";
import { CATEGORIES, picking, sheetOf, shortCategory, viewOf } from "./table";

const BLANK = "blank";
const MANY = 7; // choices that lie two in a row on a phone

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
      <span class="me-written">{current ? <i aria-hidden="true">✎</i> : <Fit text={entry} />}</span>
    </li>
  );
}

function Entry({ props, ask, id }: { props: BoardProps; ask: Ask; id: number }) {
  const blank = props.game.domains["element"]?.[id] === BLANK;
  const status = sheetOf(props)?.rows.find((row) => row.element === id)?.status ?? "";
  const drafted = !blank && isDrafted(props, id);
  return (
    <button
      type="button"
      class={`me-entry lit ${blank ? BLANK : status}`}
      data-drafted={drafted || undefined}
      disabled={!props.picks.has(id)}
      aria-label={[props.texts.option(ask, id), drafted && props.texts.word("board-draft")].filter(Boolean).join(", ")}
      onClick={picking(props, "form", id)}
    >
      <span>{blank ? props.texts.option(ask, id) : shortName(props, id)}</span>
    </button>
  );
}

export function Form(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const view = viewOf(props);
  const telegram = ask.decision === "telegram.entry";
  const lines = (telegram ? view.telegrams : view.answers)[ask.seat] ?? [];
  const now = ask.about["category"] ?? 0;
  return (
    <div class={telegram ? "me-form telegram" : "me-form answer"}>
      <p class="me-form-title">
        <b>{props.texts.word(telegram ? "board-telegram" : "board-answer")}</b>
        <small>{props.texts.word(telegram ? "board-telegram-note" : "board-answer-note")}</small>
      </p>
      <ol>
        {CATEGORIES.map((name, category) => (
          <Line key={name} props={props} category={category} current={category === now} written={lines[category]} />
        ))}
      </ol>
      <div class={`me-form-choices ${kind(now)}`} data-many={ask.options.length > MANY || undefined}>
        {ask.options.map((id) => (
          <Entry key={id} props={props} ask={ask} id={id} />
        ))}
      </div>
    </div>
  );
}
