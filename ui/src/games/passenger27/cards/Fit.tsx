// A word in a narrow place: set smaller when it is long, never cut.
const NARROW = /[fijlrt.,’' I]/;
const WIDE = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;

/** Roughly how wide a word is, in units of its font size; the style sheet allows less room where the font is wider. */
export function breadth(text: string): number {
  const wide = (letter: string) => (NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.8 : CAPITAL.test(letter) ? 0.64 : 0.52);
  return [...text].reduce((sum, letter) => sum + wide(letter), 0);
}

/** The longest word must fit the line; the style sheet turns --ems into a font size. */
export function Fit({ text }: { text: string }) {
  const longest = Math.max(1, ...text.split(/[ -]/).map(breadth));
  return (
    <span class="tp-fit" style={{ "--ems": longest.toFixed(2) }}>
      {text}
    </span>
  );
}
