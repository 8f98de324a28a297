// The page says what the terminal says: every line of one whole game, in four languages.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { Ask, GameInfo, Told } from "../src/wire";
import fixture from "./fixtures/texts.json";

const folder = `${import.meta.dirname}/../../src/wagonlit/games/mystery_express/text`;
const game = fixture.game as unknown as GameInfo;
const asks = fixture.asks as unknown as Ask[];
const told: Told[] = fixture.told.map(([event, facts]) => ({ event: event as string, facts: facts as Told["facts"] }));

describe.each(Object.entries(fixture.said))("in %s", (lang, said) => {
  const words = new Words(lang, readFileSync(`${folder}/${lang}.ftl`, "utf8"));
  const texts = new Texts(game, words, fixture.names);

  it("the log reads the same", () => {
    expect(told.map((line) => texts.log(line))).toEqual(said.log);
  });

  it("every question and its help read the same", () => {
    expect(asks.map((ask) => texts.prompt(ask))).toEqual(said.prompt);
    expect(asks.map((ask) => texts.help(ask))).toEqual(said.help);
  });

  it("every answer reads the same", () => {
    expect(asks.map((ask) => ask.options.map((id) => texts.option(ask, id)))).toEqual(said.option);
    for (const [domain, id, noun] of said.nouns) expect(texts.noun(String(domain), Number(id))).toBe(noun);
  });

  it("nothing was missing", () => {
    expect(words.faults).toEqual([]);
  });
});

it("names an event that was shown once with silence", () => {
  const words = new Words("en", "");
  expect(new Texts(game, words, []).log({ event: "", facts: {} })).toBe("");
});
