// Every point of the summary has its drawing, and no drawing is without a point.
import { cleanup, render } from "@testing-library/preact";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

import { moment } from "../fixtures/moments";
import { pictures } from "../summary";
import { FOLDER, LANGUAGES, wordsIn } from "./files";

afterEach(cleanup);

const fileOf = (lang: string) => (lang === "en" ? "SUMMARY.md" : `SUMMARY.${lang}.md`);

test.each(LANGUAGES)("in %s the points name the rules that are drawn", (lang) => {
  const points = readFileSync(join(FOLDER, "..", fileOf(lang)), "utf-8").split(/^- /m).slice(1);
  expect(points.map((point) => /MY-\w+/.exec(point)?.[0])).toEqual(Object.keys(pictures));
});

test.each(Object.entries(pictures))("%s is drawn", (_rule, Picture) => {
  const { game, texts } = moment("answer-declare", wordsIn("en"));
  const { container } = render(<Picture game={game} texts={texts} />);
  expect(container.querySelectorAll("svg").length).toBeGreaterThan(0);
  expect(container.innerHTML).not.toMatch(/undefined|NaN/);
});
