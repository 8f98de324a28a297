// What newcomers are told before their first question.
import { expect, test } from "vitest";

import { Words } from "../../../texts/words";
import { fileOf, LANGUAGES } from "./files";

test.each(LANGUAGES)("what it is about, how it is won, how it goes and what comes first: %s", (lang) => {
  expect(new Words(lang, fileOf(lang)).parts("board-welcome")).toEqual(["win", "how", "first"]);
});
