// Whatever is held in the hand besides actions: a skill or a disguise.
import type { BoardProps } from "../../../contract/board";
import { FEATURES, type Feature } from "../features";
import { effect, featureName, idName, label, viewOf } from "../table";
import type { Choosing } from "./Frame";
import { SkillCard } from "./SkillCard";
import { DisguiseCard } from "./SmallCards";

const DISGUISE = "disguise_";

export const disguiseOf = (name: string): Feature | undefined => FEATURES.find((feature) => name === `${DISGUISE}${feature}`);

interface TrickCardProps extends Choosing {
  props: BoardProps;
  trick: number;
  spent?: boolean;
}

export function TrickCard({ props, trick, spent, ...choosing }: TrickCardProps) {
  const { texts, game } = props;
  const name = idName(props, "trick", trick);
  const feature = disguiseOf(name);
  if (feature) return <DisguiseCard feature={feature} name={featureName(props, feature)} {...choosing} />;
  const trigger = viewOf(props).options.skill_triggers[name] ?? "";
  return (
    <SkillCard
      skill={name}
      name={label(props, "trick", trick)}
      effect={effect(props, "trick", trick)}
      trigger={trigger}
      triggerName={label(props, "action", game.domains["action"]?.indexOf(trigger) ?? -1)}
      head={texts.word(choosing.pick ? "board-skill-ready" : "board-skill")}
      spent={spent}
      {...choosing}
    />
  );
}
