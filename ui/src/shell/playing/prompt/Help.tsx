import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";

/** The answers that say more than their pictures, each in a sentence: they can be chosen here as well. */
function Named({ props, ui }: GameScreenProps) {
  const { ask } = props.position;
  if (!ask || ui.explainsAnswers?.(ask, props)) return null;
  const drawn = ui.answersOnBoard?.(ask, props) ?? [];
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

export function Help(given: GameScreenProps) {
  const { props } = given;
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
      <Named {...given} />
    </div>
  );
}
