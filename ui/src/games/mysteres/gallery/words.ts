// The game's words as they lie beside its rules.
import de from "../../../../../src/wagonlit/games/mysteres/text/de.ftl?raw";
import en from "../../../../../src/wagonlit/games/mysteres/text/en.ftl?raw";
import fr from "../../../../../src/wagonlit/games/mysteres/text/fr.ftl?raw";
import it from "../../../../../src/wagonlit/games/mysteres/text/it.ftl?raw";
import { Words } from "../../../texts/words";

const FILES: Record<string, string> = { en, fr, de, it };

export const wordsIn = (lang: string): Words => new Words(lang, FILES[lang] ?? en);
