// A word in a narrow place: set smaller when it is long, never cut.

const NARROW = /[fijlrt.,’' I]/;
const WIDE = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;

/** Roughly how wide a text is, in units of its font size; the style sheet corrects it for wider fonts by --wide. */
export function breadth(text: string): number {
  const wide = (letter: string) => (NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.83 : CAPITAL.test(letter) ? 0.66 : 0.55);
  return [...text].reduce((sum, letter) => sum + wide(letter), 0);
}

/** Takes the font around it. Where several lines are allowed, the longest word must fit. */
export function Fit({ text, title, lines }: { text: string; title?: string; lines?: boolean }) {
  const parts = lines ? text.split(" ") : [text];
  return (
    <span class={lines ? "me-fit lines" : "me-fit"} title={title}>
      <span style={{ "--ems": Math.max(1, ...parts.map(breadth)).toFixed(2) }}>{text}</span>
    </span>
  );
}
