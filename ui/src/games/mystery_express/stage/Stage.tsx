// What is chosen from, when it lies neither in a car nor on the quay nor in my hand.
import type { ComponentType } from "preact";

import type { BoardProps } from "../../../contract/board";
import { Form } from "../papers/Form";
import { type Place, placeOf } from "../places";
import { Company } from "./Company";
import { Backs, Bag, Categories, Characters, Neighbours, People, Placed, Slots } from "./Tray";

const TRAYS: Partial<Record<Place, ComponentType<BoardProps>>> = {
  characters: Characters,
  people: People,
  company: Company,
  backs: Backs,
  categories: Categories,
  neighbours: Neighbours,
  bag: Bag,
  slots: Slots,
  placed: Placed,
  form: Form,
};

export function Stage(props: BoardProps) {
  const { ask } = props.position;
  const Tray = TRAYS[placeOf(ask)];
  if (!ask || !Tray) return null;
  return (
    <div key={ask.at} class={`me-stage ${placeOf(ask)}`} role="group" aria-label={props.texts.prompt(ask)}>
      <Tray {...props} />
    </div>
  );
}
