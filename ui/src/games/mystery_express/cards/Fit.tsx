// A word in a narrow place: set smaller when it is long, never cut.

const NARROW = /[fijlrt.,’' I]/;
const WIDE = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;
const SOFT_HYPHEN = "\u00ad";
const HYPHEN = 0.33;

/** Roughly how wide a text is, in units of its font size; the style sheet corrects it for wider fonts by --wide. */
export function breadth(text: string): number {
  const wide = (letter: string) => (NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.83 : CAPITAL.test(letter) ? 0.66 : 0.55);
  return [...text.replaceAll(SOFT_HYPHEN, "")].reduce((sum, letter) => sum + wide(letter), 0);
}

/** How wide the widest of its lines is at least: a word may be broken where its text says so. */
function broken(word: string): number {
  const [last = "", ...before] = word.split(SOFT_HYPHEN).reverse();
  return Math.max(breadth(last), ...before.map((part) => breadth(part) + HYPHEN));
}

/** Takes the font around it. Where several lines are allowed, the longest part of a word must fit: always, or on narrow cards only. */
export function Fit({ text, title, lines }: { text: string; title?: string; lines?: boolean }) {
  const whole = Math.max(1, breadth(text)).toFixed(2);
  const part = Math.max(1, ...text.split(" ").map(broken)).toFixed(2);
  return (
    <span class={lines ? "me-fit lines" : "me-fit"} title={title}>
      <span style={{ "--ems": whole, "--part": part }}>{text}</span>
    </span>
  );
}
