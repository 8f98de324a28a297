// The one great button, under the thumb: “I have it!”, or what was written is said. Dark, it says why not.
import type { BoardProps } from "../../../contract/board";
import { digitsOf } from "../../../contract/digits";
import { digitOrder } from "../answers";
import { idOf, isAnswering, isAsked, isOut, isTogether, viewOf } from "../table";
import { useClock } from "./clock";
import type { Draft } from "./draft";

interface Push {
  label: string;
  note: string;
  act?: (() => void) | undefined;
  /** Does the time run for what is said here? Also before anything is written. */
  timed?: boolean;
}

/** May others declare before the active player answers? Nobody else may be in play, or they are answering already. */
function othersMayDeclare(props: BoardProps): boolean {
  const { active, in_play } = viewOf(props);
  return in_play.some((seat) => seat !== active) && !isAnswering(props);
}

/** Why nothing can be pushed just now. */
function reason(props: BoardProps): string {
  const { texts, seat } = props;
  const view = viewOf(props);
  const place = view.declarers.indexOf(seat);
  if (isOut(view, seat)) return texts.word("board-out");
  if (view.answers.some((one) => one.seat === seat && one.right === null)) return texts.word("board-judged-now");
  // On the last tile nobody has declared: everybody has an answer (MY-151).
  if (place >= 0) return texts.word(view.text.length ? "board-declared-as" : "board-answers-as", { number: place + 1 });
  if (view.active === seat && isAsked(props.position.ask, "turn.tile", "turn.target")) return texts.word("board-choose-first");
  return texts.word(view.active === seat && othersMayDeclare(props) ? "board-others-first" : "board-after-clue");
}

function pushOf(props: BoardProps, draft: Draft): Push {
  const { texts, picks, position } = props;
  const declare = idOf(props, "declaration", "declare");
  const { ask } = position;
  if (isAsked(ask, "answer.declare")) {
    const may = picks.has(declare);
    return { label: texts.word("board-i-have-it"), note: may ? "" : texts.word("board-sending"), act: may ? () => props.pick(declare) : undefined, timed: may };
  }
  if (ask?.domain === "text") {
    const label = texts.word(isAsked(ask, "turn.question") ? "board-ask-it" : "board-say-it");
    return { label, note: draft.send ? "" : texts.word(props.write ? "board-write-first" : "board-sending"), act: draft.send, timed: Boolean(props.write) };
  }
  return { label: texts.word(isTogether(props) ? "board-say-it" : "board-i-have-it"), note: reason(props) };
}

const ROUND = 603; // the length of the ring

function Ring({ share }: { share: number }) {
  return (
    <svg class="my-ring" viewBox="0 0 208 208" aria-hidden="true">
      <circle cx="104" cy="104" r="96" class="track" />
      <circle cx="104" cy="104" r="96" class="marks" stroke-dasharray="1.5 38.7" />
      <circle cx="104" cy="104" r="96" class="left" stroke-dasharray={`${share * ROUND} ${ROUND}`} transform="matrix(-1 0 0 1 208 0) rotate(-90 104 104)" />
    </svg>
  );
}

export function Found({ props, draft }: { props: BoardProps; draft: Draft }) {
  const { label, note, act, timed } = pushOf(props, draft);
  const clock = useClock(props);
  const time = timed ? clock : null;
  const { ask } = props.position;
  const digit = ask?.decision === "answer.declare" ? digitsOf(digitOrder(ask, props)).get(idOf(props, "declaration", "declare")) : undefined;
  return (
    <div class="my-found" data-live={act ? true : undefined}>
      <Ring share={time?.share ?? 0} />
      <button type="button" disabled={!act} aria-keyshortcuts={digit} onClick={() => act?.()}>
        <b>{label}</b>
        {note && <small>{note}</small>}
        {digit && <kbd aria-hidden="true">{digit}</kbd>}
      </button>
      {time && (
        <span class="my-seconds" aria-hidden="true" data-late={time.seconds <= 5 || undefined}>
          {props.texts.word("board-seconds", { seconds: time.seconds })}
        </span>
      )}
    </div>
  );
}
