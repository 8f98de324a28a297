// A skill: the action after which it is played, its symbol, and its effect.
import { ACTIONS, SKILLS } from "../art/icons";
import { Fit } from "./Fit";
import { Frame, Symbol, type Choosing } from "./Frame";

interface SkillCardProps extends Choosing {
  skill: string;
  name: string;
  effect: string;
  /** The action it belongs to, and what that is called. */
  trigger: string;
  triggerName: string;
  /** Over the name: “skill · ready”. */
  head: string;
  /** Used up. */
  spent?: boolean;
}

export function SkillCard({ skill, name, effect, trigger, triggerName, head, spent, ...choosing }: SkillCardProps) {
  return (
    <Frame look={spent ? "skill spent" : "skill"} {...choosing}>
      <span class="tp-head">
        <span>{head}</span>
        <span class="tp-trigger" title={triggerName}>
          <Symbol d={ACTIONS[trigger]} />
          <span class="tp-sr">{triggerName}</span>
        </span>
      </span>
      <span class="tp-picture">
        <Symbol d={SKILLS[skill]} />
      </span>
      <b>
        <Fit text={name} />
      </b>
      <p>{effect}</p>
    </Frame>
  );
}
