// Mystères before its board is fetched.
import type { GameProfile } from "../../contract/profile";
import art from "./poster.svg";

export const profile: GameProfile = {
  order: 4,
  accent: "#1f7a5c",
  sign: { shape: "■", colour: "#4fbf95" },
  poster: { art, panel: "#0a3023", smallPrint: "#f0cf7a" },
  words: {
    en: { title: "Mystères", line: "Nine clues · one riddle", kind: "riddles" },
    fr: { title: "Mystères", line: "Neuf indices · une énigme", kind: "énigmes" },
    de: { title: "Mystères", line: "Neun Hinweise · ein Rätsel", kind: "Rätsel" },
    it: { title: "Mystères", line: "Nove indizi · un enigma", kind: "enigmi" },
  },
  players: "2–8",
  credits: "Mystères: Daniel Quodbach · Iello",
  drawers: ["Lorc", "Delapouite"],
  options: {
    first: ["language", "special_tiles", "max_difficulty", "window_mode"],
    ladders: { max_difficulty: ["1", "2", "3"] },
  },
  firstGame: {
    options: { beginner_tiles: true, max_difficulty: 1 },
    next: {
      en: "In your next game any nine tiles may be drawn, and words may be harder.",
      fr: "À la prochaine partie, les neuf tuiles sont tirées au hasard, et les mots peuvent être plus difficiles.",
      de: "Im nächsten Spiel werden die neun Plättchen gezogen, und die Wörter dürfen schwerer sein.",
      it: "Nella prossima partita le nove tessere si pescano a caso, e le parole possono essere più difficili.",
    },
  },
};
