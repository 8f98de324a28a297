import "./proposals.css";

import { useState } from "preact/hooks";

import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";
import { Segments } from "../../widgets/Segments";
import type { GameScreenProps } from "../GameLayout";
import { isPlain } from "../../plain/plainUi";
import { mayPropose, planInWords } from "./inWords";

/** Where no board draws them, every id that can be proposed is a button. */
function PlainSteps({ props, ui }: GameScreenProps) {
  if (!isPlain(ui) || !props.planning) return null;
  const { add } = props.planning;
  return (
    <div class="answers" role="group" aria-label={say("proposal-steps")}>
      {props.game.proposable.flatMap((domain) =>
        (props.game.domains[domain] ?? []).map((_, id) => (
          <button key={`${domain} ${id}`} type="button" class="button" data-quick onClick={() => add(domain, id)}>
            {props.texts.form(domain, id, "label")}
          </button>
        )),
      )}
    </div>
  );
}

/** A proposal in the making, in the place of the question: for whom, the steps so far, and a few words. */
export function Planner(given: GameScreenProps) {
  const { table, props } = given;
  const { seat = 0, steps = [] } = props.planning ?? {};
  const [text, type] = useState("");
  const { seats } = props.table;
  const choices = seats.map((one) => ({ value: one.seat, label: one.seat === props.seat ? say("you") : one.name }));
  const handIn = (event: Event) => {
    event.preventDefault();
    table.proposing.handIn(text);
  };
  return (
    <form class="prompt planner on-night" aria-label={say("propose")} onSubmit={handIn}>
      <Segments label={say("proposal-for")} value={seat} choices={choices} onChoose={(one) => table.proposing.turnTo(one)} />
      <p role="status" aria-live="polite">
        {planInWords(steps, props.texts, seats, props.seat) || say("proposal-how")}
      </p>
      <input class="field" value={text} maxLength={200} placeholder={say("proposal-why")} aria-label={say("proposal-why")} autocomplete="off" onInput={(event) => type(event.currentTarget.value)} />
      <span class="planner-buttons">
        <button type="button" class="ask-help" disabled={!steps.length} aria-label={say("proposal-drop")} title={say("proposal-drop")} data-quick onClick={() => table.proposing.dropLast()}>
          <Icon of="undo" size={18} />
        </button>
        <button type="submit" class="ask-help" disabled={!steps.length && !text.trim()} aria-label={say("proposal-send")} title={say("proposal-send")}>
          <Icon of="send" size={18} />
        </button>
        <button type="button" class="ask-help" aria-label={say("never-mind")} title={say("never-mind")} onClick={() => table.proposing.cancel()}>
          <Icon of="close" size={18} />
        </button>
      </span>
      <PlainSteps {...given} />
    </form>
  );
}

/** Begins a proposal. */
export function ProposeButton({ table, props }: GameScreenProps) {
  if (!mayPropose(props)) return null;
  return (
    <button type="button" class="ask-help" aria-label={say("propose")} title={say("propose")} aria-keyshortcuts="v" onClick={() => table.proposing.begin(props.seat)}>
      <Icon of="flag" size={18} />
    </button>
  );
}
