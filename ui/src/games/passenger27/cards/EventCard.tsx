// The event of the round: paper, with the colour of its third of the journey as a shape too.
import { EVENTS } from "../art/icons";
import { Fit } from "./Fit";
import { Frame, Symbol, type Choosing } from "./Frame";

export type Heat = "green" | "orange" | "red" | "final";
/** Calm, uneasy, dangerous, the end: a shape each. */
export const HEAT_SHAPES: Record<Heat, string> = { green: "●", orange: "▲", red: "◆", final: "★" };

interface EventCardProps extends Choosing {
  event: string;
  name: string;
  effect: string;
  heat: Heat;
  /** Over the name: “Event 6”. */
  head: string;
}

export function EventCard({ event, name, effect, heat, head, ...choosing }: EventCardProps) {
  return (
    <Frame look={`event ${heat}`} {...choosing}>
      <span class="tp-head">
        <i aria-hidden="true">{HEAT_SHAPES[heat]}</i> {head}
      </span>
      <b>
        <Fit text={name} />
      </b>
      <p>{effect}</p>
      <Symbol d={EVENTS[event]} />
    </Frame>
  );
}
