// What is chosen from, when it lies neither in a row of the carriage nor in my hand.
import type { ComponentType } from "preact";

import type { BoardProps } from "../../../contract/board";
import { type Place, placeOf } from "../places";
import { Naming } from "./Naming";
import { Ends, FeatureChoice, InitiativePool, Opponents, Tricks, Truth } from "./trays";

const TRAYS: Partial<Record<Place, ComponentType<BoardProps>>> = {
  people: Opponents,
  features: FeatureChoice,
  truth: Truth,
  ends: Ends,
  naming: Naming,
  initiative: InitiativePool,
  tricks: Tricks,
};

export function Stage(props: BoardProps) {
  const { ask } = props.position;
  const Tray = TRAYS[placeOf(ask)];
  if (!ask || !Tray) return null;
  return (
    <div key={ask.at} class={`tp-stage ${placeOf(ask)}`} role="group" aria-label={props.texts.prompt(ask)}>
      <Tray {...props} />
    </div>
  );
}
