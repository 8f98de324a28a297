// The words of one game in one language, for a table where people are called by these names.
//
// It says the same as `Texts` of src/wagonlit/core/text.py (proven by test/texts.test.ts): a sentence is given each
// fact `x` as `$x`, a noun; besides, `$x-id` is the bare id and `$x-FORM` each form the noun declares. Of a list,
// `$x-count` says how long it is. Of a person,
// `$x-self` says if it is the one who acts or is asked. Every text may use the game's constants. A question may have
// words of its own for an answer: `DECISION-option-ID`.
import { type Ask, NO_SEAT, type Told } from "../wire";
import { HIDDEN, isList, isolated, partsOf } from "./facts";
import { type Forms, Nouns } from "./nouns";
import { marked, type Piece, piecesOf, textOf, unmarked } from "./pieces";
import type { Args } from "./words";

export class Texts extends Nouns {
  get lang(): string {
    return this.words.lang;
  }

  // The game and its table options

  title(): string {
    return this.words.say("title");
  }

  description(): string {
    return this.words.say("description");
  }

  /** A text that needs no facts, such as “switch.on”. */
  word(key: string, args: Args = {}): string {
    return this.words.say(key, { ...this.constants, ...args });
  }

  setting(name: string): string {
    return this.words.say(`option-${name}`);
  }

  settingHelp(name: string): string {
    return this.words.say(`option-${name}.help`);
  }

  /** A value of a table option; a number or a list has no words and stands for itself. */
  settingValue(name: string, value: unknown): string {
    if (typeof value === "boolean") return this.words.say(value ? "switch.on" : "switch.off");
    const named = this.game.names?.[name]?.[String(value)];
    if (named) return this.words.say(named.text, this.called(named, String(value)));
    const key = `option-${name}.${String(value).replace(/\W/g, "_")}`;
    if (typeof value === "string" && this.words.has(key)) return this.words.say(key);
    return typeof value === "string" ? value : JSON.stringify(value);
  }

  /** One of the numbers that an option consists of. */
  settingPart(name: string, number: number): string {
    const key = `option-${name}.part`;
    return this.words.has(key) ? this.words.say(key, { number }) : String(number);
  }

  // Sentences

  /**
   * What happened, as this seat was told it; empty where a line would only be noise. A reader who is a part of it is
   * spoken to, where the text has an attribute for that: `.target` is for whoever is the target.
   */
  log(told: Told, reader: number = NO_SEAT): string {
    return this.pieces(told, reader).map(textOf).join("");
  }

  /** The same in pieces: what is a noun can be drawn, too. */
  pieces(told: Told, reader: number = NO_SEAT): Piece[] {
    if (!told.event) return []; // shown once, and not again
    const kinds = this.game.events[told.event]?.facts ?? {};
    const part = partsOf(told, kinds, reader).find((name) => this.words.has(`${told.event}.${name}`));
    const args = this.allFacts(told.facts, kinds, told.facts["seat"], marked);
    return piecesOf(this.words.say(part ? `${told.event}.${part}` : told.event, args));
  }

  /** All that a sentence may use, spoken of one seat or to it. */
  private allFacts(facts: Record<string, unknown>, domains: Record<string, string>, actor: unknown, mark = unmarked): Forms {
    const args: Forms = { ...this.constants };
    for (const [name, fact] of Object.entries(facts)) {
      Object.assign(args, mark(this.formsOf(name, fact, domains[name]), fact, domains[name]));
      args[`${name}-self`] = domains[name] === "seat" && fact === actor ? "yes" : "no";
    }
    return args;
  }

  /** One fact as the sentence may use it: by its noun in all its forms and by its id or, if it has no domain, as it is. */
  private formsOf(name: string, fact: unknown, domain?: string): Forms {
    if (fact === null || fact === undefined) return { [name]: HIDDEN, [`${name}-id`]: HIDDEN };
    if (isList(fact)) return { [name]: this.plain(fact, domain), [`${name}-count`]: fact.length };
    if (!domain) return { [name]: this.plain(fact, domain) };
    const forms = Object.entries(this.declined(domain, Number(fact)));
    return Object.fromEntries(forms.map(([form, text]) => [form ? `${name}-${form}` : name, text]));
  }

  private plain(fact: unknown, domain?: string): string | number {
    if (isList(fact)) {
      if (domain === "seat") return this.people(fact as number[]);
      return this.row(fact.map((part) => String(this.plain(part, domain))));
    }
    if (fact === null || fact === undefined) return HIDDEN;
    if (typeof fact === "string") return isolated(fact);
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    return domain ? this.noun(domain, Number(fact)) : Number(fact);
  }

  /** The facts of a question as its sentence may use them. No other place here knows how a question carries them. */
  private factsOf(ask: Ask): Forms {
    return this.allFacts(ask.facts, this.game.decisions[ask.decision]?.facts ?? {}, ask.seat);
  }

  /** The question, in one sentence. */
  prompt(ask: Ask): string {
    return this.words.say(ask.decision, this.factsOf(ask));
  }

  /** The question explained to a newcomer. */
  help(ask: Ask): string {
    return this.words.say(`${ask.decision}-help`, this.factsOf(ask));
  }

  /** A possible answer, as it stands on a button. */
  option(ask: Ask, id: number): string {
    if (ask.domain === "seat" && id === ask.seat) return this.words.say("myself", { name: this.names[id] ?? "" });
    const domain = ask.instead || ask.domain;
    const own = `${ask.decision}-option-${this.declined(domain, id)["id"]}`;
    return this.words.has(own) ? this.words.say(own, this.factsOf(ask)) : this.form(domain, id, "label");
  }

  /** What that answer does, where it needs saying. */
  optionHelp(ask: Ask, id: number): string {
    return String(this.declined(ask.instead || ask.domain, id)["help"] ?? "");
  }
}
