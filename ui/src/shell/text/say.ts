// The shell's own words: one file per language, fetched when somebody reads it.
import { effect, signal } from "@preact/signals";

import { type Args, Words } from "../../texts/words";
import { settings } from "../settings/settings";

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

const known = new Map<string, Words>();
export const words = signal<Words | null>(null);

export async function wordsIn(lang: string): Promise<Words> {
  const found = known.get(lang);
  if (found) return found;
  const made = new Words(lang, (await files[`./${lang}.ftl`]?.()) ?? "");
  known.set(lang, made);
  return made;
}

const AGAIN = 2000; // milliseconds

/** Nothing can be drawn without words: they are asked for until they are here, or another language is read. */
function read(lang: string): void {
  const isRead = () => settings.peek().lang === lang;
  wordsIn(lang).then(
    (found) => isRead() && (words.value = found),
    () => setTimeout(() => isRead() && read(lang), AGAIN),
  );
}

effect(() => read(settings.value.lang));

/** A text of the shell. Reading it inside a component draws that again when the language changes. */
export function say(key: string, args?: Args): string {
  return words.value?.say(key, args) ?? "";
}
