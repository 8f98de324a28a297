// The game's words as they lie beside its rules.
import { filesOf, LANGUAGES } from "../../../../test/games/files";

export const { fileOf, wordsIn, summaryIn } = filesOf("passenger27");
export { LANGUAGES };
