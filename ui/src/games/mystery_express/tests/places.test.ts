// What the board knows of the game agrees with the game: questions, events, words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { Texts } from "../../../texts/texts";
import { Words } from "../../../texts/words";
import { FURNITURE, TRAIN_ORDER } from "../art/furniture";
import { ICONS } from "../art/icons";
import { TRAVELLERS } from "../art/travellers";
import { ACTIONS } from "../board/actions";
import { GAME, MOMENTS } from "../fixtures/moments";
import { FLYING } from "../flights/flights";
import { answersOnBoard, PLACES } from "../places";
import { fileOf, LANGUAGES, told } from "./files";

const BY_CHANCE = ["city.token", "setup.first", ...byDomain("card", "order", "time")];

function byDomain(...domains: string[]): string[] {
  return Object.entries(GAME.decisions).flatMap(([id, { domain }]) => (domains.includes(domain) ? [id] : []));
}

test("every question a person is asked has a place, and no other", () => {
  const asked = Object.keys(GAME.decisions).filter((id) => !BY_CHANCE.includes(id));
  expect(Object.keys(PLACES).sort()).toEqual(asked.sort());
});

test("every question comes up in the moments", () => {
  const missing = Object.keys(PLACES).filter((id) => !MOMENTS.includes(id.replace(".", "-")));
  expect(missing).toEqual([]);
});

test("only the end of a turn, a power kept and the pace are left to the prompt", () => {
  const beside = MOMENTS.flatMap((name) => {
    const props = told(name);
    const { ask } = props.position;
    if (!ask) return [];
    const drawn = answersOnBoard(ask, props);
    return ask.options.filter((id) => !drawn.includes(id)).map((id) => GAME.domains[ask.domain]?.[id]);
  });
  expect([...new Set(beside)].sort()).toEqual(["decline", "end_turn", "fast", "normal", "slow"]);
});

test("cards fly at events that exist", () => {
  expect(FLYING.filter((event) => !(event in GAME.events))).toEqual([]);
});

test("actions, cars, characters and cards are all drawn", () => {
  expect([...ACTIONS.map((action) => action.name), "end_turn"]).toEqual(GAME.domains["action"]);
  expect([...TRAIN_ORDER].sort()).toEqual([...(GAME.domains["car"] ?? [])].sort());
  expect(Object.keys(FURNITURE).sort()).toEqual([...TRAIN_ORDER].sort());
  expect(TRAVELLERS).toHaveLength(GAME.domains["character"]?.length ?? 0);
  expect(new Set(TRAVELLERS.map((one) => one.letter)).size).toBe(TRAVELLERS.length);
  const crime = (GAME.domains["element"] ?? []).filter((name) => !/^time|^blank/.test(name));
  expect(crime.filter((name) => !ICONS[name])).toEqual([]);
});

/** What the sources say, with a hole where something is filled in. */
function spoken(): RegExp[] {
  const shell = ["board-welcome"]; // said by the shell
  const here = join(__dirname, "..");
  const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name) && !/^(tests|fixtures)/.test(name));
  const found = files.flatMap((name) => readFileSync(join(here, name), "utf-8").match(/(?<=["`])board-[^"`]*(?=["`])/g) ?? []);
  return [...new Set([...found, ...shell])].map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "\\w+")}$`));
}

test.each(LANGUAGES)("every word of the board is used, and used words are there: %s", (lang) => {
  const keys = [...fileOf(lang).matchAll(/^(board-[\w-]+) =/gm)].map((match) => match[1] ?? "");
  const patterns = spoken();
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  const words = new Words(lang, fileOf(lang));
  const texts = new Texts(GAME, words, []);
  for (const key of keys) expect(texts.word(key, { leg: 1, hours: 1, whole: 2, name: "Anna", cards: 23, piles: 4, time: "4:30", balance: "+1", wrong: 1 })).not.toBe("");
  expect(words.faults).toEqual([]);
});
