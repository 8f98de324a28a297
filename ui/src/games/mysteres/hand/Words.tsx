// The field for words: a draft until one is asked, sent when one wants to.
import type { BoardProps } from "../../../contract/board";
import { digitsOf } from "../../../contract/digits";
import { answersOnBoard, digitOrder } from "../answers";
import { Icon } from "../art/Icon";
import { idOf, isOut, tileName, viewOf } from "../table";
import { type Draft, kindOf } from "./draft";

const LONGEST_DRAFT = 60; // letters, where nothing is asked yet

function labelOf(props: BoardProps): string {
  const { texts, position } = props;
  const kind = kindOf(props);
  const { target } = (position.ask?.facts ?? {}) as { target?: number };
  if (kind === "clue" && target !== undefined) return texts.word("board-clue-for", { tile: tileName(props, target) });
  if (kind === "question") return texts.word("board-my-question");
  if (position.ask?.domain === "text") return texts.word("board-my-answer");
  return texts.word("board-draft");
}

const NOTES: Record<string, string> = { "answer.declare": "declare", "answer.declared": "must", "turn.question": "question" };

/** What it would mean, in a few words; the help says more. */
function noteOf(props: BoardProps): string {
  const { texts, seat, position } = props;
  const { ask } = position;
  const { active, last_turn } = viewOf(props);
  const { target, last, declarers } = (ask?.facts ?? {}) as { target?: number; last?: boolean; declarers?: number };
  if (ask?.decision === "turn.clue" && target !== undefined) return texts.word("board-clue-note", { help: texts.form("tile", target, "help") });
  if (last) return texts.word("board-note-last");
  if (last_turn && active === seat) return texts.word("board-note-last-turn");
  if (ask?.decision === "answer.propose") return texts.word(declarers ? "board-note-risky" : "board-note-free");
  const note = NOTES[ask?.decision ?? ""];
  return texts.word(note ? `board-note-${note}` : "board-draft-note");
}

/** MY-R19: what was written does not look like what its tile asks for; it may be sent nevertheless. */
function doubtOf(props: BoardProps, written: string): string {
  const { game, texts, position } = props;
  const { target } = (position.ask?.facts ?? {}) as { target?: number };
  if (position.ask?.decision !== "turn.clue" || target === undefined || !written.trim()) return "";
  const { signs } = game.constants["clue"] as { signs: Record<string, Record<string, string>> };
  const tile = game.domains["tile"]?.[target] ?? "";
  const sign = signs[viewOf(props).options.language]?.[tile];
  return sign && !new RegExp(sign, "i").test(written.trim()) ? texts.word(`board-doubt-${tile}`) : "";
}

export function Field({ props, draft }: { props: BoardProps; draft: Draft }) {
  const { texts, position } = props;
  const longest = position.ask?.longest || LONGEST_DRAFT;
  const label = labelOf(props);
  const give = (event: Event) => {
    event.preventDefault();
    draft.send?.();
  };
  return (
    <form class={position.ask?.domain === "text" ? "my-field free-text" : "my-field"} onSubmit={give}>
      <label>
        <span class="my-cap">{label}</span>
        <span class="my-count" data-short={draft.text.length > longest - 10 || undefined}>
          {draft.text.length > 0 && `${draft.text.length}/${longest}`}
        </span>
        <input
          class="field"
          value={draft.text}
          maxLength={longest}
          lang={viewOf(props).options.language}
          placeholder={texts.word("board-write-here")}
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="send"
          onInput={(event) => draft.type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={!draft.send} aria-label={texts.word("board-send")}>
        <Icon of={draft.send ? "arrow" : "lock"} />
      </button>
    </form>
  );
}

/** What may be said instead of words, or of “I have it!”. */
export function Instead(props: BoardProps) {
  const { texts, position } = props;
  const { ask } = position;
  const bold = idOf(props, "declaration", "declare");
  if (!ask || (ask.domain !== "text" && ask.domain !== "declaration")) return null;
  const quiet = answersOnBoard(ask).filter((id) => ask.domain === "text" || id !== bold);
  const digits = digitsOf(digitOrder(ask, props));
  return (
    <div class="my-instead">
      {quiet.map((id) => (
        <button key={id} type="button" class="button" disabled={!props.picks.has(id)} aria-keyshortcuts={digits.get(id)} title={texts.optionHelp(ask, id) || undefined} onClick={() => props.pick(id)}>
          {texts.option(ask, id)}
          {ask.domain !== "text" && digits.has(id) && <kbd aria-hidden="true">{digits.get(id)}</kbd>}
        </button>
      ))}
    </div>
  );
}

export function Words({ props, draft }: { props: BoardProps; draft: Draft }) {
  const out = isOut(viewOf(props), props.seat);
  const doubt = doubtOf(props, draft.text);
  return (
    <div class="my-words">
      {!out && <Field props={props} draft={draft} />}
      <p key={String(out)} class="my-note" data-doubt={doubt !== "" || undefined} role={doubt ? "status" : undefined}>
        {out ? props.texts.word("board-out-note") : doubt || noteOf(props)}
      </p>
      <Instead {...props} />
    </div>
  );
}
