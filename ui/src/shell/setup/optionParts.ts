// Options that are lists or mappings: what their parts may be, and what happens when one part changes.
import type { Texts } from "../../texts/texts";
import type { Chosen, GameInfo, Numbers, OptionInfo } from "../../wire";

export type Parts = NonNullable<OptionInfo["parts"]>;
type Mapping = Record<string, string>;

const ANY = 99; // the highest number of a list that was not declared

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number");
const isMapping = (value: unknown): value is Mapping =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === "string");

/** What an option is made of: as its game declares it, or as its default shows. */
export function partsOf({ parts, default: usual }: OptionInfo): Parts | null {
  if (parts) return parts;
  if (isNumbers(usual)) return { type: "numbers", count: usual.length, least: 0, most: ANY, sums: {} };
  if (isMapping(usual)) return { type: "assigned", names: Object.keys(usual), values: Object.values(usual) };
  return null;
}

/** An option can be chosen if it has several values, or parts, or is a word or number that can be typed. */
export const isChoice = (option: OptionInfo): boolean =>
  option.values.length > 1 || partsOf(option) !== null || ["string", "number"].includes(typeof option.default);

/** What is not as usual at this table, though the form shows nothing of it: a host has set it by other means. */
export function setByHand({ options, settled_options }: GameInfo, given: Record<string, unknown>): string[] {
  const unseen = options.filter((option) => !isChoice(option) && !settled_options.includes(option.name));
  const differs = ({ name, default: usual }: OptionInfo) => JSON.stringify(given[name] ?? usual) !== JSON.stringify(usual);
  return unseen.filter(differs).map((option) => option.name);
}

/** A list with one item is shown as that item. */
export const plainOf = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value);

/** The numbers as they are when nobody chooses: as even as can be, where only their sum is known. */
export function usualNumbers({ count, least, sums }: Numbers, usual: unknown, players: number): number[] {
  if (isNumbers(usual)) return usual;
  const sum = sums[players] ?? count * least;
  return Array.from({ length: count }, (_, place) => Math.floor(sum / count) + (place < sum % count ? 1 : 0));
}

/** One number changes; where the sum is given, the following ones make room for it. */
export function withNumber(parts: Numbers, numbers: number[], place: number, wanted: number, players: number): number[] {
  const { least, most, sums, count } = parts;
  const fits = (number: number, above = most) => Math.min(Math.max(number, least), above);
  const sum = sums[players];
  const highest = sum === undefined ? most : sum - least * (count - 1);
  const next = numbers.map((old, at) => (at === place ? fits(wanted, Math.min(most, highest)) : old));
  if (sum === undefined) return next;
  for (let step = 1; step < count; step += 1) {
    const at = (place + step) % count;
    const over = next.reduce((total, one) => total + one, 0) - sum;
    next[at] = fits((next[at] ?? 0) - over);
  }
  return next;
}

/** One name is given another value; whoever had that value takes the old one. */
export function exchanged(given: Mapping, name: string, value: string): Mapping {
  const old = given[name] ?? "";
  const changed = Object.entries(given).map(([other, had]) => [other, other === name ? value : had === value ? old : had]);
  return Object.fromEntries(changed) as Mapping;
}

export const isComplete = ({ groups, counts }: Chosen, names: string[], players: number): boolean =>
  groups.every((group) => names.filter((name) => group.includes(name)).length === counts[players]);

/** A name is chosen, or dropped again; in a full group the one chosen first gives way. */
export function toggled({ groups, counts }: Chosen, names: string[], name: string, players: number): string[] {
  if (names.includes(name)) return names.filter((other) => other !== name);
  const group = groups.find((one) => one.includes(name)) ?? [];
  const inGroup = names.filter((other) => group.includes(other));
  const gives = inGroup.length >= (counts[players] ?? 0) ? inGroup[0] : undefined;
  return [...names.filter((other) => other !== gives), name];
}

/** Can this be agreed on with this number of players? */
function fits(parts: Parts | null, value: unknown, players: number): boolean {
  if (parts?.type === "seat") return typeof value !== "number" || value < players;
  if (parts?.type === "chosen") return isComplete(parts, value as string[], players);
  const sum = parts?.type === "numbers" ? parts.sums[players] : undefined;
  return sum === undefined || (value as number[]).reduce((total, one) => total + one, 0) === sum;
}

/** The chosen options without those that this number of players rules out: they go back to their defaults. */
export function fitting(game: GameInfo, options: Record<string, unknown>, players: number): Record<string, unknown> {
  const partsBy = new Map(game.options.map((option) => [option.name, partsOf(option)]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => fits(partsBy.get(name) ?? null, value, players)));
}

/** What an id is called: by the noun of a domain it comes from. */
export function nameOf(texts: Texts, id: string): string {
  const said = Object.entries(texts.game.domains).find(([domain, names]) => names.includes(id) && texts.words.has(`${domain}-${id}`));
  return said ? texts.noun(said[0], said[1].indexOf(id)) : id.replaceAll("_", " ");
}
