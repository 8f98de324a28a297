import type { ComponentChildren } from "preact";

import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";
import type { GameScreenProps } from "../GameLayout";
import { Rematch } from "../GameOver";
import { Planner, ProposeButton } from "../proposals/Planner";
import { TakeTurn } from "../seats/HandOver";
import { lastShown } from "../staging/staging";
import { Touched } from "../staging/Touched";
import { touchedMe } from "../staging/touching";
import { Answers, besideBoard, fitInBar, FreeText } from "./Answers";
import { Countdown } from "./Countdown";
import { useExplaining } from "./explaining";
import { HandIn, Parts } from "./FormParts";
import { Help } from "./Help";
import { sentenceOf, turnOf } from "./sentence";

// Letters: from there on the sentence is written smaller, so that it keeps to its place, which answers may share.
const LONG = 90;
const LONG_WITH_ANSWERS = 60;

/** What was last held out to me, or done to me, can be looked at again. */
function Recall({ table, props }: GameScreenProps) {
  if (!lastShown(props).length && !touchedMe(props).length) return null;
  return (
    <button type="button" class="ask-help" aria-label={say("spotlight-again")} title={say("spotlight-again")} aria-keyshortcuts="a" onClick={() => (table.playback.recalling.value = true)}>
      <Icon of="again" size={18} />
    </button>
  );
}

/** The answers that do not lie on the board: what needs more room than the bar has lies over what is below it, explained there. */
function BesideQuestion({ beside, help, ...given }: GameScreenProps & { beside: number[]; help: ComponentChildren }) {
  const { props, ui } = given;
  const form = props.form && !ui.formOnBoard?.(props.form.whole) ? props.form : null;
  const answers = <Answers {...given} beside={beside} />;
  if (!form && (!beside.length || fitInBar(given, beside)))
    return (
      <>
        {answers}
        {help}
      </>
    );
  return (
    <div key={props.position.ask?.at} class="prompt-more">
      {form && <Parts props={props} form={form} />}
      {answers}
      {form && <HandIn form={form} />}
      {help}
    </div>
  );
}

/** What I have answered is still sealed: I may think better of it, or leave it as it is. */
function Reconsider({ table, props, ui }: GameScreenProps) {
  const { ask, laid } = props.position;
  if (!laid || ui.changesOnBoard?.(laid.ask) || (ask && !table.answering.isOpen(ask))) return null;
  return (
    <div class="answers">
      <button type="button" class="button" onClick={() => table.reconsidering.begin(!ask)}>
        {say(ask ? "keep-choice" : "change-choice")}
      </button>
    </div>
  );
}

interface PromptProps extends GameScreenProps {
  /** Whoever has yet to take the device. */
  next?: number | null;
  /** From a panel that the board has given way to: help is not laid over what is read there, but found beside the board. */
  toBoard?: (() => void) | null;
}

/** One prompt, one sentence, always in the same place and of the same size. */
export function Prompt({ next = null, toBoard = null, ...given }: PromptProps) {
  const { table, props } = given;
  const { ask } = props.position;
  const { lead, text, waiting, touches } = next === null ? sentenceOf(given) : turnOf(given, next);
  const attention = Boolean(given.ui.attentionPrompt?.(props));
  const asked = ask !== null && !attention;
  const open = asked && !toBoard && table.helping.value && (ask.domain === "text" || props.picks.size > 0);
  const beside = asked ? besideBoard(given) : [];
  const long = beside.length && fitInBar(given, beside) ? LONG_WITH_ANSWERS : LONG;
  const explain = () => {
    toBoard?.();
    table.helping.value = !open;
  };
  useExplaining(table, props);
  if (props.planning) return <Planner {...given} />;
  return (
    <section class="prompt on-night" data-asked={asked || undefined} data-touches={touches || undefined} data-next={next ?? undefined} aria-label={say("prompt")}>
      {asked && <Touched {...given} question={text} />}
      <div class="question" data-long={lead.length + text.length > long || undefined}>
        <p role="status" aria-live="polite">
          <span key={text}>
            {lead && <b>{lead}</b>} {text}
            {waiting && <small>{waiting}</small>}
            {asked && ask.final && table.answering.isOpen(ask) && <small>{say("final-answer")}</small>}
          </span>
        </p>
        {!attention && <Countdown table={table} position={props.position} asked={asked} />}
        {asked && (
          <button type="button" class="ask-help" aria-label={say("help")} aria-expanded={open} aria-keyshortcuts="?" onClick={explain}>
            ?
          </button>
        )}
        <ProposeButton {...given} />
        <Recall {...given} />
      </div>
      {next !== null && <TakeTurn key={next} {...given} seat={next} />}
      {asked && ask.domain === "text" && !given.ui.wordsOnBoard?.(ask) && <FreeText key={ask.at} table={table} ask={ask} label={text} />}
      {asked && <BesideQuestion {...given} beside={beside} help={open && <Help key={ask.at} {...given} />} />}
      {!attention && <Reconsider {...given} />}
      {!attention && <Rematch {...given} />}
    </section>
  );
}
