// The six action cards: the step in which they are turned, their symbol, and what they do in a few words.
import { ACTIONS } from "../art/icons";
import { BackArt } from "./Back";
import { Fit } from "./Fit";
import { Frame, Symbol, type Choosing } from "./Frame";

interface ActionCardProps extends Choosing {
  action: string;
  name: string;
  does: string;
  step: number;
  /** The words for “once”, where the card can be used a single time. */
  once?: string | undefined;
  /** Laid face down by its owner, who still sees what it is: what ears are told of that. */
  laid?: string | undefined;
}

export function ActionCard({ action, name, does, step, once, laid, ...choosing }: ActionCardProps) {
  if (laid)
    return (
      <Frame look={`action laid ${action}`} says={`${name}, ${laid}`} {...choosing}>
        <BackArt deck="action" />
        <b class="tp-tag">{name}</b>
      </Frame>
    );
  return (
    <Frame look={`action ${action}`} {...choosing}>
      <span class="tp-step" aria-hidden="true">
        {step}
      </span>
      {once && <span class="tp-once">{once}</span>}
      <Symbol d={ACTIONS[action]} />
      <b>
        <Fit text={name} />
      </b>
      <small>{does}</small>
    </Frame>
  );
}
