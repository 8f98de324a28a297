// The game's words as they lie beside its rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Words } from "../../../texts/words";

export const FOLDER = join(__dirname, "../../../../../src/wagonlit/games/mysteres/text");

export const LANGUAGES = ["en", "fr", "de", "it"];
export const wordsIn = (lang: string): Words => new Words(lang, readFileSync(join(FOLDER, `${lang}.ftl`), "utf-8"));
