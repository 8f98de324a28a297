// Every language has every text of the shell, with the same facts in it, and the shell asks for no other.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { profiles } from "../src/games";
import { LANGUAGES, Words } from "../src/texts/words";

const root = `${import.meta.dirname}/../src`;
const file = (lang: string) => readFileSync(`${root}/shell/text/${lang}.ftl`, "utf8");

/** Each key of a file, attributes as “key.part”, with the facts its text uses. */
function keys(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let message = "";
  let key = "";
  for (const line of text.split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    const part = /^ {4}\.(\w+) =/.exec(line);
    if (start?.[1]) key = message = start[1];
    if (part?.[1]) key = `${message}.${part[1]}`;
    if (!key || line.startsWith("#")) continue;
    found[key] = [...new Set([...(found[key] ?? []), ...[...line.matchAll(/\$(\w+)/g)].map((one) => one[1] ?? "")])].sort();
  }
  return found;
}

const sources = readdirSync(`${root}/shell`, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(`${root}/shell/${name}`, "utf8"))
  .join("\n");

const english = keys(file("en"));

describe.each(Object.keys(LANGUAGES))("the shell in %s", (lang) => {
  it("is Fluent", () => {
    expect(new Words(lang, file(lang)).faults).toEqual([]);
  });

  it("says nothing under the name of something else", () => {
    const names = [...file(lang).matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, name]) => name);
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
  });

  it("has the same texts with the same facts as English", () => {
    expect(keys(file(lang))).toEqual(english);
  });
});

it("every text the shell asks for by name exists", () => {
  const asked = [...sources.matchAll(/\bsay\(\s*"([\w.-]+)"/g)].map((found) => found[1] ?? "");
  const either = [...sources.matchAll(/\bsay\([^()`"]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((found) => [found[1] ?? "", found[2] ?? ""]);
  const known = new Set(["title", ...Object.keys(english)]);
  expect([...asked, ...either].filter((key) => !known.has(key))).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

it("whatever the server refuses can be said", () => {
  const declared = /export type Fault = (.*);/.exec(readFileSync(`${root}/wire.ts`, "utf8"))?.[1] ?? "";
  const refusals = [...declared.matchAll(/"(\w+)"/g)].map((found) => `refused-${found[1]}`);
  expect(Object.keys(english).filter((key) => key.startsWith("refused-")).sort()).toEqual(refusals.sort());
});

// As in every text file (tests/games/test_french.py): no line may begin with one of these signs.
it("the French words of every poster are spaced as the French print them", () => {
  const words = Object.values(profiles).flatMap((profile) => Object.values(profile.words.fr));
  expect(words.filter((word) => /(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)|['"]| {2}/.test(word))).toEqual([]);
});
