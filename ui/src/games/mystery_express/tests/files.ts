// The game's words as they lie beside its rules, and the moments told in them.
import type { BoardProps } from "../../../contract/board";
import { filesOf, LANGUAGES } from "../../../../test/games/files";
import { moment } from "../fixtures/moments";

export const { fileOf, wordsIn, summaryIn } = filesOf("mystery_express");
export { LANGUAGES };
export const told = (name: string, lang = "en"): BoardProps => moment(name, wordsIn(lang));
