import { useState } from "preact/hooks";

import type { Ask } from "../../../wire";
import { say } from "../../text/say";
import { Countdown } from "./Countdown";
import type { Laid } from "../GameLayout";
import { useExplaining } from "./explaining";
import { Rematch } from "../GameOver";
import { isAway } from "../seats/presence";

const DIGITS = 9; // keys that choose an answer

/** The answers that say more than their pictures, each in a sentence: they can be chosen here as well. */
function Named({ props, ui }: Laid) {
  const { ask } = props.position;
  if (!ask || ui.explains?.(ask)) return null;
  const drawn = ui.onBoard?.(ask, props) ?? [];
  const told = drawn.filter((id) => props.texts.optionHelp(ask, id));
  if (!told.length) return null;
  return (
    <ul>
      {told.map((id) => (
        <li key={id}>
          <button type="button" class="button" disabled={!props.picks.has(id)} title={props.texts.optionHelp(ask, id)} onClick={() => props.pick(id)}>
            {props.texts.option(ask, id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Help(laid: Laid) {
  const { props } = laid;
  const { ask } = props.position;
  if (!ask) return null;
  return (
    <div class="help" id="help">
      <p>
        {props.texts.help(ask)}{" "}
        <a href={`/rules/${props.game.id}#${ask.rule}`} target="_blank" rel="noopener">
          {say("rule", { rule: ask.rule })}
        </a>
      </p>
      <Named {...laid} />
    </div>
  );
}

/** Answers that are no things on the board. */
function Answers({ props, ui }: Laid) {
  const { ask } = props.position;
  if (!ask || ask.domain === "text") return null;
  const drawn = new Set(ui.onBoard?.(ask, props) ?? []);
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
function FreeText({ table, ask, label }: { table: Laid["table"]; ask: Ask; label: string }) {
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

/** Who has won, said to whoever looks: on a shared device nobody knows who does, so all are called by name. */
function victory({ props, table }: Laid, winners: number[]): string {
  const [me, ...more] = table.mine.value;
  if (me === undefined || more.length || !winners.includes(me)) return say("winners", { count: winners.length, names: props.texts.people(winners) });
  const others = winners.filter((seat) => seat !== me);
  return say("you-win", { count: others.length, names: props.texts.people(others) });
}

/** What is awaited, in one sentence. */
function sentence(laid: Laid): { lead: string; text: string } {
  const { props, table, ui } = laid;
  const { ask, waiting, result } = props.position;
  const watching = ui.watching?.(props);
  if (watching) return { lead: "", text: watching };
  if (result) return { lead: say("over"), text: victory(laid, result.winners) };
  if (ask) return { lead: say("over-to-you"), text: table.answering.isOpen(ask) ? props.texts.prompt(ask) : say("sending") };
  if (!waiting.length) return { lead: "", text: say("nobody-asked") };
  const away = waiting.every((seat) => isAway(props.table.seats[seat]));
  return { lead: "", text: say(away ? "waiting-away" : "waiting-for", { count: waiting.length, names: props.texts.people(waiting) }) };
}

/** One prompt, one sentence, always in the same place. */
export function Prompt(laid: Laid) {
  const { table, props } = laid;
  const { ask } = props.position;
  const { lead, text } = sentence(laid);
  const asked = ask !== null && !laid.ui.watching?.(props);
  const open = asked && table.helping.value;
  useExplaining(table, props);
  return (
    <section class="prompt on-night" data-asked={asked || undefined} aria-label={say("prompt")}>
      <div class="question">
        <p role="status" aria-live="polite">
          {lead && <b>{lead}</b>} {text}
        </p>
        <Countdown table={table} deadline={props.position.deadline} />
        {asked && (
          <button type="button" class="ask-help" aria-label={say("help")} aria-expanded={open} aria-keyshortcuts="?" onClick={() => (table.helping.value = !open)}>
            ?
          </button>
        )}
      </div>
      {open && <Help {...laid} />}
      {asked && ask.domain === "text" && <FreeText key={ask.at} table={table} ask={ask} label={text} />}
      {asked && <Answers {...laid} />}
      {props.phone && !laid.ui.watching?.(props) && <Rematch {...laid} />}
    </section>
  );
}
