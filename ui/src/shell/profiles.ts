// The games' profiles, and a plain one for every game whose folder has none.
import type { GameProfile, PosterWords } from "../contract/profile";
import { profiles } from "../games";
import type { Language } from "../texts/words";
import rails from "./art/poster.svg";
import { settings } from "./settings/settings";

const UNDRAWN: Omit<GameProfile, "words"> = {
  order: Infinity,
  accent: "var(--burgundy)",
  sign: { shape: "★", colour: "#c9a24b" },
  poster: { art: rails, panel: "#22345a", smallPrint: "#f0cf7a" },
};

/** The games that have a profile, in their order on the platform. */
export const profiled: string[] = Object.entries(profiles)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([id]) => id);

export const profileOf = (id: string): Omit<GameProfile, "words"> => profiles[id] ?? UNDRAWN;

/** What stands on the poster, in the language being read. */
export function posterWords(id: string): PosterWords {
  return profiles[id]?.words[settings.value.lang as Language] ?? { title: id, line: "", kind: "" };
}
