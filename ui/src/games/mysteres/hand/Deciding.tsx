// What the Maestro decides: the card, a clue, a reply, a judgement.
import type { BoardProps } from "../../../contract/board";
import { digitsOf } from "../../../contract/digits";
import { digitOrder } from "../answers";
import { Icon } from "../art/Icon";
import { isAsked, nameOf, viewOf } from "../table";
import type { Draft } from "./draft";
import { Words } from "./Words";

const BOLD: Record<string, string> = { accept: "tick", reject: "cross" };

function Choices(props: BoardProps) {
  const { texts, position, game } = props;
  const { ask } = position;
  if (!ask) return null;
  const digits = digitsOf(digitOrder(ask, props));
  return (
    <div class="my-choices">
      {digitOrder(ask, props).map((id) => {
        const name = game.domains[ask.domain]?.[id] ?? "";
        const help = texts.optionHelp(ask, id);
        return (
          <button key={id} type="button" class={`button my-choice ${name}`} disabled={!props.picks.has(id)} aria-keyshortcuts={digits.get(id)} onClick={() => props.pick(id)}>
            {BOLD[name] && <Icon of={BOLD[name]} />}
            <b>{texts.option(ask, id)}</b>
            {help && <small>{help}</small>}
            {digits.has(id) && <kbd aria-hidden="true">{digits.get(id)}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** What was said; where that is nearly a right form in letters (MY-R25), the Maestro alone is shown which. */
function Judging(props: BoardProps) {
  const { texts, position } = props;
  const { words, guesser, near } = (position.ask?.facts ?? {}) as { words: string; guesser: number; near: string };
  const { options } = viewOf(props);
  return (
    <div class="my-judging" data-near={near || undefined}>
      <p lang={options.language}>
        <small>{nameOf(props, guesser)}</small>
        <q>{words}</q>
      </p>
      {near && (
        <p class="my-near">
          {texts.word("board-near")} <q lang={options.language}>{near}</q>
        </p>
      )}
    </div>
  );
}

export function Deciding({ props, draft }: { props: BoardProps; draft: Draft }) {
  const { texts, position } = props;
  const { ask } = position;
  if (isAsked(ask, "turn.clue")) return <Words props={props} draft={draft} />;
  return (
    <div key={ask?.at} class="my-deciding">
      {isAsked(ask, "answer.judge") && <Judging {...props} />}
      {ask ? <Choices {...props} /> : <p class="my-note">{texts.word("board-maestro-waits")}</p>}
    </div>
  );
}
