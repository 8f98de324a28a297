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

effect(() => {
  const { lang } = settings.value;
  void wordsIn(lang).then((found) => {
    if (settings.value.lang === lang) words.value = found;
  });
});

/** A text of the shell. Reading it inside a component draws that again when the language changes. */
export function say(key: string, args?: Args): string {
  return words.value?.say(key, args) ?? "";
}
