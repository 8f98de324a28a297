interface Props {
  label: string;
  on: boolean;
  says: string;
  onTurn: (on: boolean) => void;
  disabled?: boolean;
}

/** On or off. */
export function Switch({ label, on, says, onTurn, disabled }: Props) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      onClick={() => onTurn(!on)}
    >
      <span>{says}</span>
      <i aria-hidden="true" />
    </button>
  );
}
