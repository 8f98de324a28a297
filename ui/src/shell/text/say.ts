// The shell's own words: one file a language, fetched when somebody reads it.
import { effect, signal } from "@preact/signals";

import { type Args, Words } from "../../texts/words";
import { settings } from "../settings/settings";

const shell = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../games/text/*.ftl", { query: "?raw", import: "default" });

const known = new Map<string, Words>();
export const words = signal<Words | null>(null);

export async function wordsIn(lang: string): Promise<Words> {
  const found = known.get(lang);
  if (found) return found;
  const files = [shell[`./${lang}.ftl`], games[`../../games/text/${lang}.ftl`]];
  const texts = await Promise.all(files.map((file) => (file ? file() : "")));
  const made = new Words(lang, ...texts);
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

export function knows(key: string): boolean {
  return words.value?.has(key) ?? false;
}
