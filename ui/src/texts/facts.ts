// Facts of an event, on their way into a sentence.
import type { Told } from "../wire";

/** How a sentence learns that a fact is not for this reader's eyes. */
export const HIDDEN = "hidden";

/** Letters of scripts that run from right to left. */
const TURNING = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What people wrote, as part of a sentence: what runs from right to left must not turn what is around it. */
export const isolated = (text: string): string => (TURNING.test(text) ? `\u2068${text}\u2069` : text);

export const isList = (fact: unknown): fact is unknown[] => Array.isArray(fact);

/** The members of a set that was sent as one number, one bit a member. */
export function members(ids: number): number[] {
  const found: number[] = [];
  for (let id = 0, rest = ids; rest > 0; id += 1, rest = Math.floor(rest / 2)) if (rest % 2) found.push(id);
  return found;
}

/** The first letter without its accent, because Italian says “e Bert” but “ed Emil”. */
export function initial(word: string): string {
  const first = [...word.normalize("NFD")][0] ?? "";
  return first.toUpperCase().toLowerCase();
}

/** As what this reader appears in an event. */
export function partsOf({ facts }: Told, kinds: Record<string, string>, reader: number): string[] {
  const isReader = (fact: unknown) => (isList(fact) ? fact.includes(reader) : fact === reader);
  return reader < 0 ? [] : Object.keys(kinds).filter((name) => kinds[name] === "seat" && isReader(facts[name]));
}
