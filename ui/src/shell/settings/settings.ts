// What a reader has chosen for this device; kept in the browser and nowhere else.
import { computed, effect, signal } from "@preact/signals";

import { LANGUAGES } from "../../texts/words";

export type Speed = "slow" | "normal" | "fast";

export interface Settings {
  lang: string;
  theme: "system" | "dark" | "light";
  motion: "system" | "full" | "none";
  plain: boolean;
  /** Is every question explained when it is asked for the first time? */
  explain: boolean;
  /** How fast what happens is shown. */
  speed: Speed;
  name: string;
}

const PLACE = "wagonlit";

function firstLanguage(): string {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2).toLowerCase());
  return wanted.find((lang) => lang in LANGUAGES) ?? "en";
}

function kept(): Settings {
  const fresh: Settings = { lang: firstLanguage(), theme: "system", motion: "system", plain: false, explain: true, speed: "normal", name: "" };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
  } catch {
    return fresh; // storage is blocked, or holds something else
  }
}

export const settings = signal<Settings>(kept());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** A question to the device, as a signal. */
export function media(query: string) {
  const list = matchMedia(query);
  const answer = signal(list.matches);
  list.addEventListener("change", () => (answer.value = list.matches));
  return answer;
}

const light = media("(prefers-color-scheme: light)");
const calm = media("(prefers-reduced-motion: reduce)");
/** Held upright or lying on its side: things are drawn small, and panels take turns. */
export const phone = media("(max-width: 700px), (max-height: 500px)");
/** It lies on its side: the board keeps a place of its own. */
export const lyingPhone = media("(min-width: 501px) and (max-height: 500px)");
/** Too narrow for notebook and journal side by side. */
export const narrowDesk = media("(min-width: 1001px) and (max-width: 1250px) and (min-height: 501px)");

/** No movement is wanted. */
export const still = computed(() => {
  const { motion } = settings.value;
  return motion === "none" || (motion === "system" && calm.value);
});

effect(() => {
  const { lang, theme } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset["theme"] = theme === "system" ? (light.value ? "light" : "dark") : theme;
  root.dataset["motion"] = still.value ? "none" : "full";
});
