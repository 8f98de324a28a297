// The gallery's words: those of the board, and names for things until they lie beside the rules.
import { Words } from "../../../texts/words";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import it from "./words/it.ftl?raw";
import nounsEn from "./words/nouns.en.ftl?raw";
import nounsFr from "./words/nouns.fr.ftl?raw";

const FILES: Record<string, string[]> = { en: [en, nounsEn], fr: [fr, nounsFr], de: [de, nounsEn], it: [it, nounsEn] };

export const LANGUAGES = Object.keys(FILES);
export const wordsIn = (lang: string): Words => new Words(lang, ...(FILES[lang] ?? [en, nounsEn]));
