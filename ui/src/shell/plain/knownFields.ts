// What is known, in words: the fields of a view, each with its name, and ids by their nouns.
import type { BoardProps } from "../../contract/board";
import type { Field, PlainGuide } from "../../contract/plain";
import { say } from "../text/say";

const NOTHING = "–";
const isPlain = (value: unknown) => value === null || typeof value !== "object";
const isNothing = (value: unknown) => value === null || value === undefined || value === "" || value === -1;

const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (!isPlain(value) && Object.values(value as object).every(isEmpty));

const depth = (value: unknown): number =>
  isPlain(value) ? 0 : 1 + Math.max(0, ...Object.values(value as object).map(depth));

/** What a field is called: in the game's own words if it has any. */
export function fieldName({ texts }: BoardProps, name: string): string {
  const key = `view-${name}`;
  if (texts.words.has(key)) return texts.words.say(key);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “cards” holds ids of the domain “card”, if there is one. */
function guessed({ game }: BoardProps, name: string): Field {
  const names = [name, name.replace(/s$/, ""), name.replace(/ies$/, "y")];
  const of = names.find((one) => game.domains[one]?.length);
  return of === undefined ? {} : { of };
}

export interface Known {
  name: string;
  value: unknown;
  field: Field;
}

/** What there is to read: what the game's guide names, or else everything, simple values first. */
export function fieldsOf(props: BoardProps, things: Record<string, unknown>, guide: PlainGuide | null): Known[] {
  const simple = Object.keys(things).sort((one, other) => depth(things[one]) - depth(things[other]));
  const names = guide ? Object.keys(guide.fields) : simple;
  const known = names.map((name) => ({ name, value: things[name], field: guide?.fields[name] ?? guessed(props, name) }));
  return known.filter(({ value }) => !isEmpty(value));
}

function wordOf({ game, texts }: BoardProps, value: unknown, { of, from = 0 }: Field): string {
  if (isNothing(value)) return NOTHING;
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value !== "number") return String(value);
  if (typeof of === "string" && value < (game.domains[of]?.length ?? 0)) return texts.noun(of, value);
  return String(value + from);
}

/** Equal words are counted: “2 × Lamp”. */
function counted(words: string[]): string {
  const times = (word: string) => words.filter((other) => other === word).length;
  return [...new Set(words)].map((word) => (times(word) > 1 ? `${times(word)} × ${word}` : word)).join(", ");
}

/** A list whose places stand for something: what lies at each of them or, if it holds numbers, how many. */
function placed(props: BoardProps, values: unknown[], field: Field): string {
  const [domain = "", ...by] = field.by ?? [];
  const inner = { ...field, by };
  const counts = !by.length && field.of === undefined;
  const parts = values.flatMap((value, place) => {
    const name = wordOf(props, place, { of: domain });
    if (isEmpty(value) || (counts && value === 0)) return [];
    return counts ? [`${String(value)} × ${name}`] : [`${name}: ${lineOf(props, value, inner)}`];
  });
  return parts.join(counts ? ", " : "; ") || NOTHING;
}

/** A value in one line, however deep it is. */
export function lineOf(props: BoardProps, value: unknown, field: Field): string {
  const { by = [], of } = field;
  if (isPlain(value)) return wordOf(props, value, field);
  if (!Array.isArray(value)) {
    const known = fieldsOf(props, value as Record<string, unknown>, null);
    return known.map((one) => `${fieldName(props, one.name)} ${lineOf(props, one.value, one.field)}`).join(", ");
  }
  if (by.length) return placed(props, value, field);
  if (!value.length) return NOTHING;
  if (value.every(isPlain) && !Array.isArray(of)) return counted(value.map((one) => wordOf(props, one, field)));
  const tuple = (one: unknown[]) => one.map((part, place) => wordOf(props, part, { of: of?.[place] ?? "" })).join(" ");
  return value.map((one) => (Array.isArray(of) ? tuple(one as unknown[]) : lineOf(props, one, field))).join("; ");
}
