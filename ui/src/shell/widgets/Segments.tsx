import { useId } from "preact/hooks";

export interface Choice<T> {
  value: T;
  label: string;
}

interface Props<T> {
  label: string;
  value: T;
  choices: Choice<T>[];
  onChoose: (value: T) => void;
  disabled?: boolean;
  /** One below the other, for long labels. */
  tall?: boolean;
  class?: string;
}

/** A choice of a few: radio buttons in a row. */
export function Segments<T extends string | number | boolean>(props: Props<T>) {
  const name = useId();
  const kind = props.tall ? "choices" : "segments";
  return (
    <div class={`${kind} ${props.class ?? ""}`} role="radiogroup" aria-label={props.label}>
      {props.choices.map((choice) => (
        <label key={String(choice.value)} data-on={choice.value === props.value || undefined}>
          <input
            type="radio"
            name={name}
            checked={choice.value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
