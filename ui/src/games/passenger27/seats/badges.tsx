// How players are told apart: a letter, a colour and a shape each.
const COLOURS = ["#7cc4ff", "#ffd166", "#b6a1ff", "#6fd6a0", "#ff9d6b", "#f29ad0"];
const SHAPES = [
  "M12 3a9 9 0 1 1-.1 0z",
  "M12 2l10 19H2z",
  "M3 3h18v18H3z",
  "M12 1l11 11-11 11L1 12z",
  "M12 1l3 8h8l-6.5 5 2.5 9-7-5.5L5 23l2.5-9L1 9h8z",
  "M6.5 2h11L23 12l-5.5 10h-11L1 12z",
];

/** The initials, as long as no two are the same; otherwise letters in the order of the seats. */
export function lettersOf(names: readonly string[]): string[] {
  const initials = names.map((name) => ([...name][0] ?? "").toUpperCase());
  return new Set(initials).size === names.length ? initials : names.map((_, seat) => String.fromCharCode(65 + seat));
}

export const colourOf = (seat: number): string => COLOURS[seat] ?? "#c4ccd4";

/** A player's letter on the shape of their seat. */
export function Badge({ seat, letter }: { seat: number; letter: string }) {
  return (
    <span class="tp-badge" style={{ "--c": colourOf(seat) }} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={SHAPES[seat]} />
      </svg>
      <b>{letter}</b>
    </span>
  );
}
