// What is known, in words: the fields of a view, each with its name, and ids by their nouns.
import type { BoardProps } from "../../contract/board";
import type { Field } from "../../wire";
import { say } from "../text/say";

const NOTHING = "–";
const NAMED = "view-"; // the texts that say what the fields of a view are called
const PLAIN: Field = { by: [], of: [], start: 0, fields: {} };
const isPlain = (value: unknown) => value === null || typeof value !== "object";
const isNothing = (value: unknown) => value === null || value === undefined || value === "" || value === -1;

const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (!isPlain(value) && Object.values(value as object).every(isEmpty));

const depth = (value: unknown): number =>
  isPlain(value) ? 0 : 1 + Math.max(0, ...Object.values(value as object).map(depth));

/** What a field is called: in the game's own words if it has any. */
export function fieldName({ texts }: BoardProps, name: string): string {
  const key = `${NAMED}${name}`;
  if (texts.words.has(key)) return texts.words.say(key);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Known {
  name: string;
  value: unknown;
  field: Field;
}

/** All that is in it, simple values first. */
function everythingIn(things: object, fields: Record<string, Field> = {}): Known[] {
  const known = Object.entries(things).map(([name, value]) => ({ name, value: value as unknown, field: fields[name] ?? PLAIN }));
  return known.filter(({ value }) => !isEmpty(value)).sort((one, other) => depth(one.value) - depth(other.value));
}

/**
 * The fields of the view: those the game's texts name, in their order; all of them where the texts name none. Empty ones
 * are left out; but those that have been `seen` keep their places, and new ones follow, so that nothing jumps.
 */
export function fieldsOf({ game, texts, position }: BoardProps, seen = new Set<string>()): Known[] {
  const view = (position.view ?? {}) as Record<string, unknown>;
  const inTexts = texts.words.keys.filter((key) => key.startsWith(NAMED)).map((key) => key.slice(NAMED.length));
  const named = inTexts.filter((name) => name in game.view); // others are inside these
  const simplest = Object.keys(game.view).sort((one, other) => depth(view[one]) - depth(view[other]));
  const known = (named.length ? named : simplest).map((name) => ({ name, value: view[name], field: game.view[name] ?? PLAIN }));
  for (const { name, value } of known) if (!isEmpty(value)) seen.add(name);
  return [...seen].flatMap((name) => known.filter((one) => one.name === name));
}

/** What a notebook holds, where the game does not put it into words. */
export const notesIn = (notebook: unknown): Known[] => everythingIn(notebook as object);

function wordOf({ game, texts }: BoardProps, value: unknown, { of: [domain, ...more], start }: Field): string {
  if (isNothing(value)) return NOTHING;
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value !== "number") return String(value);
  if (domain && !more.length && value < (game.domains[domain]?.length ?? 0)) return texts.noun(domain, value);
  return String(value + start);
}

/** Equal words are counted: “2 × Lamp”. */
function counted(words: string[]): string {
  const times = (word: string) => words.filter((other) => other === word).length;
  return [...new Set(words)].map((word) => (times(word) > 1 ? `${times(word)} × ${word}` : word)).join(", ");
}

/** A list whose places stand for something: what lies at each of them or, if it holds numbers, how many; of yes and no, where it is yes. */
function placed(props: BoardProps, values: unknown[], field: Field): string {
  const [domain = "", ...by] = field.by;
  const inner = { ...field, by };
  const counts = !by.length && !field.of.length && values.every(isPlain);
  const parts = values.flatMap((value, place) => {
    const name = wordOf(props, place, { ...PLAIN, of: [domain] });
    if (isEmpty(value) || (counts && (value === 0 || value === false))) return [];
    if (counts && value === true) return [name];
    return counts ? [`${String(value)} × ${name}`] : [`${name}: ${lineOf(props, value, inner)}`];
  });
  return parts.join(counts ? ", " : "; ") || NOTHING;
}

/** A value in one line, however deep it is. */
export function lineOf(props: BoardProps, value: unknown, field: Field): string {
  const { by, of } = field;
  if (isPlain(value)) return wordOf(props, value, field);
  if (!Array.isArray(value)) {
    return everythingIn(value as object, field.fields).map((one) => `${fieldName(props, one.name)} ${lineOf(props, one.value, one.field)}`).join(", ");
  }
  if (by.length) return placed(props, value, field);
  if (!value.length) return NOTHING;
  const ofTuples = of.length > 1;
  if (value.every(isPlain) && !ofTuples) return counted(value.map((one) => wordOf(props, one, field)));
  const tuple = (one: unknown[]) => one.map((part, place) => wordOf(props, part, { ...PLAIN, of: [of[place] ?? ""] })).join(" ");
  return value.map((one) => (ofTuples ? tuple(one as unknown[]) : lineOf(props, one, field))).join("; ");
}
