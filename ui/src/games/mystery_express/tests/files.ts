// The game's words as they lie beside its rules, and the moments told in them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { BoardProps } from "../../../contract/board";
import { Words } from "../../../texts/words";
import { moment } from "../fixtures/moments";

export const FOLDER = join(__dirname, "../../../../../src/wagonlit/games/mystery_express");

export const LANGUAGES = ["en", "fr", "de", "it"];
export const fileOf = (lang: string): string => readFileSync(join(FOLDER, "text", `${lang}.ftl`), "utf-8");
const WORDS = new Map(LANGUAGES.map((lang) => [lang, new Words(lang, fileOf(lang))]));
export const told = (name: string, lang = "en"): BoardProps => moment(name, WORDS.get(lang) as Words);
