import { useState } from "preact/hooks";

import type { Ask } from "../../../wire";
import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";
import type { GameScreenProps } from "../GameLayout";
import { Rematch } from "../GameOver";
import { isAway } from "../seats/presence";
import { lastShown } from "../staging/staging";
import { storyOf } from "../staging/story";
import { Countdown } from "./Countdown";
import { useExplaining } from "./explaining";
import { HandIn, Parts } from "./FormParts";
import { Help } from "./Help";

const DIGITS = 9; // keys that choose an answer

/** The answers that do not lie on the board. */
function Answers({ props, ui }: GameScreenProps) {
  const { ask } = props.position;
  if (!ask || ask.domain === "text") return null;
  const filled = props.form?.chosen[props.form.part];
  const drawn = new Set(ui.answersOnBoard?.(ask, props) ?? []);
  const beside = ask.options.map((id, place) => ({ id, place })).filter(({ id }) => !drawn.has(id));
  if (!beside.length) return null;
  return (
    <div class="answers" role="group" aria-label={say("answers")} data-many={beside.length > 3 || undefined}>
      {beside.map(({ id, place }) => (
        <button
          key={id}
          type="button"
          class="button"
          disabled={!props.picks.has(id)}
          title={props.texts.optionHelp(ask, id) || undefined}
          aria-pressed={props.form ? filled === id : undefined}
          aria-keyshortcuts={place < DIGITS ? String(place + 1) : undefined}
          onClick={() => props.pick(id)}
        >
          {beside.length > 1 && place < DIGITS && <kbd aria-hidden="true">{place + 1}</kbd>}
          <span>{props.texts.option(ask, id)}</span>
        </button>
      ))}
    </div>
  );
}

/** Where words are asked for. */
function FreeText({ table, ask, label }: { table: GameScreenProps["table"]; ask: Ask; label: string }) {
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

/** Who has won, addressed to the reader; nobody knows who reads a shared device, so there everybody is named. */
function victory({ props, table }: GameScreenProps, winners: number[]): string {
  const [me, ...more] = table.mine.value;
  if (me === undefined || more.length || !winners.includes(me)) return say("winners", { count: winners.length, names: props.texts.people(winners) });
  const others = winners.filter((seat) => seat !== me);
  return say("you-win", { count: others.length, names: props.texts.people(others) });
}

interface Sentence {
  lead: string;
  text: string;
  /** Who is waited for, while the text tells what just happened. */
  waiting?: string;
}

/** What is asked; or, for whoever waits, what just happened. */
function sentence(given: GameScreenProps): Sentence {
  const { props, table, ui } = given;
  const { ask, waiting, result } = props.position;
  const attention = ui.attentionPrompt?.(props);
  if (attention) return { lead: "", text: attention };
  if (result) return { lead: say("over"), text: victory(given, result.winners) };
  if (ask) return { lead: say("over-to-you"), text: table.answering.isOpen(ask) ? props.texts.prompt(ask) : say("sending") };
  if (!waiting.length) return { lead: "", text: say("nobody-asked") };
  const away = waiting.every((seat) => isAway(props.table.seats[seat]));
  const awaited = say(away ? "waiting-away" : "waiting-for", { count: waiting.length, names: props.texts.people(waiting) });
  const story = storyOf(props).join(" ");
  return story ? { lead: "", text: story, waiting: awaited } : { lead: "", text: awaited };
}

/** What was last held out to me can be looked at again. */
function Recall({ table, props }: GameScreenProps) {
  if (!lastShown(props).length) return null;
  return (
    <button type="button" class="ask-help" aria-label={say("spotlight-again")} title={say("spotlight-again")} aria-keyshortcuts="a" onClick={() => (table.playback.recalling.value = true)}>
      <Icon of="again" size={18} />
    </button>
  );
}

/** One prompt, one sentence, always in the same place. */
export function Prompt(given: GameScreenProps) {
  const { table, props } = given;
  const { ask } = props.position;
  const { lead, text, waiting } = sentence(given);
  const asked = ask !== null && !given.ui.attentionPrompt?.(props);
  const open = asked && table.helping.value;
  const form = asked && !given.ui.formOnBoard?.(ask) ? props.form : null;
  useExplaining(table, props);
  return (
    <section class="prompt on-night" data-asked={asked || undefined} aria-label={say("prompt")}>
      <div class="question">
        <p role="status" aria-live="polite">
          {lead && <b>{lead}</b>} {text}
          {waiting && <small>{waiting}</small>}
        </p>
        <Recall {...given} />
        <Countdown table={table} deadline={props.position.deadline} />
        {asked && (
          <button type="button" class="ask-help" aria-label={say("help")} aria-expanded={open} aria-keyshortcuts="?" onClick={() => (table.helping.value = !open)}>
            ?
          </button>
        )}
      </div>
      {open && <Help {...given} />}
      {asked && ask.domain === "text" && <FreeText key={ask.at} table={table} ask={ask} label={text} />}
      {form && <Parts props={props} form={form} />}
      {asked && <Answers {...given} />}
      {form && <HandIn form={form} />}
      {props.phone && !given.ui.attentionPrompt?.(props) && <Rematch {...given} />}
    </section>
  );
}
