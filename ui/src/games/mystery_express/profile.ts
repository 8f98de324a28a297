// Mystery Express before its board is fetched.
import type { GameProfile } from "../../contract/profile";
import art from "./poster.svg";

export const profile: GameProfile = {
  order: 1,
  accent: "var(--burgundy)",
  sign: { shape: "▲", colour: "#d96a7c" },
  poster: { art, panel: "#4d1220", smallPrint: "#f0cf7a" },
  words: {
    en: { title: "Mystery Express", line: "Paris · Munich · Istanbul", kind: "deduction" },
    fr: { title: "Mystery Express", line: "Paris · Munich · Istanbul", kind: "déduction" },
    de: { title: "Mystery Express", line: "Paris · München · Istanbul", kind: "Deduktion" },
    it: { title: "Mystery Express", line: "Parigi · Monaco · Istanbul", kind: "deduzione" },
  },
  credits: "Mystery Express: Antoine Bauza, Serge Laget · Days of Wonder, 2010",
  drawers: [
    "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast",
    "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely",
    "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007",
    "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman",
    "Pierre Leducq", "Caro Asercion", "Various artists",
  ],
  options: {
    first: ["edition", "powers", "sheet_assist", "time_show_mode", "time_pace"],
    ladders: { sheet_assist: ["off", "marks", "inference"] },
  },
  firstGame: {
    options: { time_show_mode: "tally" },
    next: {
      en: "Your next game is the real thing: nobody counts the times for you.",
      fr: "La prochaine partie est la vraie : plus personne ne compte les heures pour vous.",
      de: "Das nächste Spiel ist das echte: Niemand zählt mehr die Uhrzeiten für dich.",
      it: "La prossima partita è quella vera: nessuno conta più le ore per te.",
    },
  },
};
