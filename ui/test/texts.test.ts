// The page says what the terminal says; and what neither a toy nor a game happens to need.
import { describe, expect, it } from "vitest";

import { Texts } from "../src/texts/texts";
import { LANGUAGES, Words } from "../src/texts/words";
import type { Ask, GameInfo } from "../src/wire";
import { saysTheSame } from "./saysTheSame";
import { toy, TOYS } from "./toys";

describe.each(TOYS)("%s", (id) => {
  describe.each(Object.keys(LANGUAGES))("in %s", (lang) => saysTheSame(toy(id), toy(id).wordsIn(lang)));
});

const LIST = `
fruit-apple = an apple
fruit-pear = a pear
fruit-plum = a plum
list =
    .and = { $rest } and { $last }
    .comma = { $rest }, { $last }
`;

describe("a domain of sets", () => {
  const game = { domains: { fruit: ["apple", "pear", "plum"], basket: [] }, sets: { basket: "fruit" }, constants: {}, events: {} } as unknown as GameInfo;
  const texts = new Texts(game, new Words("en", LIST), []);

  it.each([
    [0b000, ""],
    [0b010, "a pear"],
    [0b101, "an apple and a plum"],
    [0b111, "an apple, a pear and a plum"],
  ])("has members with nouns of their own: %i is “%s”", (id, noun) => {
    expect(texts.noun("basket", id)).toBe(noun);
  });

  it("is looked up in the game: without that, an id is an id", () => {
    expect(new Texts({ ...game, sets: {} } as GameInfo, new Words("en", LIST), []).noun("fruit", 2)).toBe("a plum");
  });
});

it("every text may use the game’s constants", () => {
  const file = "tool-saw = a saw for { $price-saw }\nbuy = Pay { $price-saw } of { $purse }?\nSold = Sold for { $price-saw }.\nshop = From { $price-saw }.";
  const game = { domains: { tool: ["saw"] }, sets: {}, constants: { purse: 9, price: { saw: 3, all: [1, 2] } }, decisions: {}, events: {} } as unknown as GameInfo;
  const texts = new Texts(game, new Words("en", file), []);
  const ask = { decision: "buy", facts: {} } as Ask;
  expect([texts.noun("tool", 0), texts.prompt(ask), texts.log({ event: "Sold", facts: {} }), texts.word("shop")]).toEqual([
    "a saw for 3",
    "Pay 3 of 9?",
    "Sold for 3.",
    "From 3.",
  ]);
  expect(texts.words.faults).toEqual([]);
});

it("a question may have words of its own for an answer, which use its facts", () => {
  const file = "way-up = up\nway-down = down\nstairs = Where to, { $who }?\n    .go = Go?\n    .go-option-up = up to { $who }";
  const game = { domains: { way: ["up", "down"] }, sets: {}, constants: {}, decisions: { "stairs.go": { facts: { who: "seat" } } }, events: {} } as unknown as GameInfo;
  const texts = new Texts({ ...game, domains: { ...game.domains, seat: ["0", "1"] } } as GameInfo, new Words("en", file), ["Anna", "Bert"]);
  const ask = { decision: "stairs.go", domain: "way", options: [0, 1], facts: { who: 1 } } as unknown as Ask;
  expect(ask.options.map((id) => texts.option(ask, id))).toEqual(["up to Bert", "down"]);
  expect(texts.noun("way", 0)).toBe("up");
});

it("a name that comes with data is given to its text, with its id and its first letter", () => {
  const file = `
place = { $name }
    .from = { $initial ->
        [e] d’{ $name }
       *[other] de { $name }
    }
    .known = { $id ->
        [nice] here
       *[other] somewhere
    }
guest-with = with { $name }
`;
  const named = (text: string, name: string, seat = -1) => ({ text, name: { en: name }, seat });
  const names = { place: { epinal: named("place", "Épinal"), nice: named("place", "Nice") }, guest: { x: named("guest-with", "", 1) } };
  const game = { domains: { place: ["epinal", "nice"], guest: ["x"] }, names, sets: {}, constants: {}, events: {} } as unknown as GameInfo;
  const texts = new Texts(game, new Words("en", file), ["Anna", "Bert"]);
  expect([0, 1].map((id) => texts.form("place", id, "from"))).toEqual(["d’Épinal", "de Nice"]);
  expect([0, 1].map((id) => texts.form("place", id, "known"))).toEqual(["somewhere", "here"]);
  expect([texts.noun("place", 1), texts.noun("guest", 0)]).toEqual(["Nice", "with Bert"]);
});

it("an event that was shown once is not told again", () => {
  expect(toy("masquerade").textsIn("en").log({ event: "", facts: {} })).toBe("");
});

it("names that come with data are given to their text, and persons by their names", () => {
  const file = "town = the town of { $name }\nact-swap = swap with { $name }\nmap = { $name }\noption-map = Map";
  const names = {
    town: { rome: { text: "town", name: { en: "Rome", it: "Roma" }, seat: -1 } },
    act: { swap_1: { text: "act-swap", name: {}, seat: 1 } },
    map: { alps: { text: "map", name: { en: "The Alps" }, seat: -1 } },
  };
  const game = { domains: { town: ["rome"], act: ["swap_1"] }, names, sets: {}, constants: {}, events: {} } as unknown as GameInfo;
  const texts = new Texts(game, new Words("en", file), ["Anna", "Bert"]);
  expect([texts.noun("town", 0), texts.noun("act", 0), texts.settingValue("map", "alps")]).toEqual(["the town of Rome", "swap with Bert", "The Alps"]);
  expect(texts.words.faults).toEqual([]);
});
