// MY-R25: near misses, as the Maestro sees them.
import { expect, test } from "vitest";

import { bare, distance, isNear } from "../near";

test.each([
  ["le parapluies", "un parapluie", "fr", true],
  ["parapuie", "un parapluie", "fr", true],
  ["parapi", "un parapluie", "fr", false],
  ["poison", "un poisson", "fr", true],
  ["rat", "un chat", "fr", false],
  ["a sheeps", "sheep", "en", true],
  ["cat", "bat", "en", false],
  ["l’Été", "ete", "fr", true],
])("“%s” for “%s” (%s): %s", (said, word, lang, near) => {
  expect(isNear(said, word, lang)).toBe(near);
});

test("articles and accents do not count, letters do", () => {
  expect(bare("L’Œuvre d’art", "fr")).toBe("oeuvredart");
  expect(bare("the", "en")).toBe("the");
  expect(distance("kitten", "sitting")).toBe(3);
});
