// MY-R25: an answer that is nearly the word in letters; the Maestro decides, we only point at it.
const SHORT = 5; // letters from which one may be wrong
const LONG = 9; // letters from which two may

const LEADING: Record<string, string> = { fr: "le la les l un une des du de d au aux", en: "the a an some to" };

/** Letters and digits alone, without accents and leading articles. */
export function bare(text: string, lang: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae");
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const articles = (LEADING[lang] ?? "").split(" ");
  while (words.length > 1 && articles.includes(words[0] ?? "")) words.shift();
  return words.join("");
}

/** How many letters must be changed, added or left out. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Is this nearly the word? */
export function isNear(words: string, word: string, lang: string): boolean {
  const [said, wanted] = [bare(words, lang), bare(word, lang)];
  const allowed = wanted.length >= LONG ? 2 : wanted.length >= SHORT ? 1 : 0;
  return distance(said, wanted) <= allowed;
}
