// The page says Mystery Express as the terminal does: every line of one whole game, in four languages.
import { describe } from "vitest";

import { saysTheSame } from "../../../../test/saysTheSame";
import { Words } from "../../../texts/words";
import spoken from "../fixtures/texts.json";
import { fileOf, LANGUAGES } from "./files";

describe.each(LANGUAGES)("in %s", (lang) => saysTheSame(spoken, new Words(lang, fileOf(lang))));
