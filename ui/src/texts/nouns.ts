// Nouns: what an id is called, in every form its language gives it.
import type { DataName, GameInfo } from "../wire";
import { initial, isolated, members } from "./facts";
import type { Args, Words } from "./words";

export type Forms = Record<string, string | number>;

/** The game's constants by the names that texts know them by: numbers and words only. */
function constantsOf(tree: Record<string, unknown>, prefix = ""): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "number" || typeof value === "string") found[`${prefix}${name}`] = value;
    else if (typeof value === "object" && value !== null) Object.assign(found, constantsOf(value as Record<string, unknown>, `${prefix}${name}-`));
  }
  return found;
}

export class Nouns {
  private readonly forms = new Map<string, Forms>();
  /** Every text may use these: `price: {ticket: 2}` is `$price-ticket`. */
  protected readonly constants: Args;

  constructor(
    readonly game: GameInfo,
    readonly words: Words,
    readonly names: readonly string[],
  ) {
    this.constants = constantsOf(game.constants);
  }

  /** What an id is called in the middle of a sentence. */
  noun(domain: string, id: number): string {
    return String(this.declined(domain, id)[""]);
  }

  /** One form of a noun, such as “the”; its plain form where it has no such form. */
  form(domain: string, id: number, form: string): string {
    const forms = this.declined(domain, id);
    return String(forms[form] ?? forms[""]);
  }

  protected declined(domain: string, id: number): Forms {
    const key = `${domain} ${id}`;
    const known = this.forms.get(key);
    if (known) return known;
    const made = this.decline(domain, id);
    this.forms.set(key, made);
    return made;
  }

  private decline(domain: string, id: number): Forms {
    const ofMembers = this.game.sets[domain];
    if (ofMembers !== undefined) return { "": this.all(members(id).map((member) => this.noun(ofMembers, member))) };
    const name = this.game.domains[domain]?.[id] ?? String(id);
    if (domain === "seat") return { "": isolated(this.names[id] ?? name), id: name };
    const named = this.game.names?.[domain]?.[name];
    const counted = /^\p{Nd}+$/u.test(name);
    const key = named?.text ?? (counted ? domain : `${domain}-${name}`);
    const own: Args = named ? this.called(named, name) : counted ? { number: Number(name) } : {};
    const args: Args = { ...this.constants, ...own };
    const forms: Forms = { "": this.words.say(key, args), id: name };
    for (const part of this.words.parts(key)) forms[part] = this.words.say(`${key}.${part}`, args);
    return forms;
  }

  /** What a text is given of a name that comes with data. */
  protected called(named: DataName, id: string): Args {
    const name = (named.seat < 0 ? named.name[this.words.lang] : this.names[named.seat]) ?? "";
    return { name, id, initial: initial(name) };
  }

  /** “Anna, Bert and Carl”. */
  people(seats: readonly number[]): string {
    return this.all(seats.map((seat) => this.noun("seat", seat)));
  }

  /** “a knife, a rope and a lamp”. */
  private all(nouns: readonly string[]): string {
    const last = nouns.at(-1) ?? "";
    return nouns.length > 1 ? this.joined("list.and", this.row(nouns.slice(0, -1)), last) : last;
  }

  protected row(parts: readonly string[]): string {
    return parts.length ? parts.reduce((rest, last) => this.joined("list.comma", rest, last)) : "";
  }

  private joined(key: string, rest: string, last: string): string {
    return this.words.say(key, { rest, last, initial: initial(last) });
  }
}
