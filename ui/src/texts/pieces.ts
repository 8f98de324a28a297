// A sentence in pieces: plain words, and nouns that are known to name something.
import type { Forms } from "./nouns";

export interface Noun {
  domain: string;
  id: number;
  text: string;
}
export type Piece = string | Noun;

// Signs that no text has in it: a noun is wrapped as BEGIN domain id MIDDLE text END.
const BEGIN = "\u0001";
const MIDDLE = "\u0002";
const END = "\u0003";
const WRAPPED = new RegExp(`${BEGIN}(\\S+) (\\d+)${MIDDLE}([^${END}]*)${END}`);

/** The forms of a noun, wrapped, so that a sentence made with them can be taken apart again. */
export function marked(forms: Forms, fact: unknown, domain: string | undefined): Forms {
  if (!domain || typeof fact !== "number") return forms;
  const wrap = (text: string | number) => `${BEGIN}${domain} ${fact}${MIDDLE}${text}${END}`;
  return Object.fromEntries(Object.entries(forms).map(([name, text]) => [name, name.endsWith("-id") ? text : wrap(text)]));
}

/** The same for sentences that nobody takes apart. */
export const unmarked: typeof marked = (forms) => forms;

export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  for (let rest = sentence; rest; ) {
    const found = WRAPPED.exec(rest);
    const plain = found ? rest.slice(0, found.index) : rest;
    if (plain) pieces.push(plain);
    if (!found) break;
    pieces.push({ domain: found[1] ?? "", id: Number(found[2]), text: found[3] ?? "" });
    rest = rest.slice(found.index + found[0].length);
  }
  return pieces;
}

export const textOf = (piece: Piece): string => (typeof piece === "string" ? piece : piece.text);
