// A card held out to the reader, large and face up; and the shape of its category wherever it is spoken of.
import type { ThingProps } from "../../../contract/board";
import { Card } from "./Card";
import { kind, Shape } from "./shapes";

export function Thing({ props, id }: ThingProps) {
  return (
    <span class="me-held-out">
      <Card props={props} element={id} />
    </span>
  );
}

const JOINED = "\u2060"; // no line ends here

/** Categories have a sign; an element is spoken of with its category. */
export function Sign({ domain, id }: ThingProps) {
  if (domain !== "category") return null;
  return (
    <span class={`me-sign ${kind(id)}`}>
      {JOINED}
      <Shape of={id} />
      {JOINED}
    </span>
  );
}
