// 27th Passenger before its board is fetched.
import type { GameProfile } from "../../contract/profile";
import art from "./poster.svg";

export const profile: GameProfile = {
  order: 2,
  accent: "#4c5560",
  sign: { shape: "●", colour: "#ff6a5f" },
  poster: { art, panel: "#14181d", smallPrint: "#ff8b80" },
  words: {
    en: { title: "27th Passenger", line: "New York · night train", kind: "bluff" },
    fr: { title: "Le 27e Passager", line: "New York · train de nuit", kind: "bluff" },
    de: { title: "Der 27. Passagier", line: "New York · Nachtzug", kind: "Bluff" },
    it: { title: "Il 27º passeggero", line: "New York · treno notturno", kind: "bluff" },
  },
  credits: "27th Passenger: Christos Giannakoulas, Manolis Zachariadis · Purple Games, 2014",
  drawers: ["Lorc", "Delapouite", "Skoll", "Sbed", "DarkZaitzev"],
  options: { first: ["sheet_assist", "allow_hold_fire"], ladders: { sheet_assist: ["off", "auto", "odds"] } },
};
