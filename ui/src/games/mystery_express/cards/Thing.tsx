// A card held out to the reader, large and face up; and the shape of its category wherever it is spoken of.
import type { ThingProps } from "../../../contract/board";
import { categoryOf } from "../table";
import { Card } from "./Card";
import { kind, Shape } from "./shapes";

export function Thing({ props, id }: ThingProps) {
  return (
    <span class="me-held-out">
      <Card props={props} element={id} />
    </span>
  );
}

export function Sign({ domain, id }: ThingProps) {
  const category = domain === "category" ? id : domain === "element" ? categoryOf(id) : -1;
  if (category < 0) return null;
  return (
    <span class={`me-sign ${kind(category)}`}>
      <Shape of={category} />
    </span>
  );
}
