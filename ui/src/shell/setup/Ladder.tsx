import type { Choice } from "../widgets/Segments";
import { Segments } from "../widgets/Segments";

interface Props<T> {
  label: string;
  value: T;
  choices: Choice<T>[];
  disabled: boolean;
  onChoose: (value: T) => void;
}

/** Degrees of one thing, drawn as steps that rise. */
export function Ladder<T extends string | number | boolean>(props: Props<T>) {
  return <Segments {...props} class="ladder" />;
}
