// A game that is still to come: its poster hangs already.
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
};
