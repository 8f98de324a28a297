// The page says what the terminal says: every line of one whole game, as Python wrote it down (fixtures/make_texts.py).
import { expect, it } from "vitest";

import { Texts } from "../src/texts/texts";
import type { Words } from "../src/texts/words";
import type { Ask, GameInfo, Told } from "../src/wire";

interface Said {
  log: string[];
  addressed: string[][];
  prompt: string[];
  help: string[];
  option: string[][];
  nouns: unknown[][];
}

export interface SpokenGame {
  game: unknown;
  names: string[];
  told: unknown[][];
  asks: unknown[];
  said: Record<string, Said>;
}

/** The answers that stand on buttons; what is answered in words has none. */
const offered = (ask: Ask) => (ask.domain === "text" ? [] : ask.options);

/** Tests that these words say the game as Python said it in their language. */
export function saysTheSame(spoken: SpokenGame, words: Words): void {
  const said = spoken.said[words.lang] as Said;
  const texts = new Texts(spoken.game as GameInfo, words, spoken.names);
  const asks = spoken.asks as Ask[];
  const told = spoken.told.map(([event, facts]) => ({ event, facts }) as Told);

  it("the log reads the same", () => {
    expect(told.length).toBeGreaterThan(20);
    expect(told.map((line) => texts.log(line))).toEqual(said.log);
    expect(told.map((line) => [0, 1].map((reader) => texts.log(line, reader)))).toEqual(said.addressed);
  });

  it("every question and its help read the same", () => {
    expect(asks.map((ask) => texts.prompt(ask))).toEqual(said.prompt);
    expect(asks.map((ask) => texts.help(ask))).toEqual(said.help);
  });

  it("every answer reads the same", () => {
    expect(asks.map((ask) => offered(ask).map((id) => texts.option(ask, id)))).toEqual(said.option);
    for (const [domain, id, noun] of said.nouns) expect(texts.noun(String(domain), Number(id))).toBe(noun);
  });

  it("nothing was missing", () => {
    expect(words.faults).toEqual([]);
  });
}
