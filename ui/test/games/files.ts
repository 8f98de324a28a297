// The words of a game as they lie beside its rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Words } from "../../src/texts/words";

export const LANGUAGES = ["en", "fr", "de", "it"];

export function filesOf(game: string) {
  const folder = join(__dirname, "../../../src/wagonlit/games", game);
  const fileOf = (lang: string): string => readFileSync(join(folder, "text", `${lang}.ftl`), "utf-8");
  const known = new Map<string, string>();
  /** A file is read once, its faults are counted anew. */
  const wordsIn = (lang: string): Words => {
    const text = known.get(lang) ?? fileOf(lang);
    known.set(lang, text);
    return new Words(lang, text);
  };
  const summaryIn = (lang: string): string => readFileSync(join(folder, lang === "en" ? "SUMMARY.md" : `SUMMARY.${lang}.md`), "utf-8");
  return { fileOf, wordsIn, summaryIn };
}
