// Simplon-Orient-Express before its board is fetched.
import type { GameProfile } from "../../contract/profile";
import art from "./poster.svg";

export const profile: GameProfile = {
  order: 3,
  accent: "#2f6f9f",
  sign: { shape: "◆", colour: "#69aede" },
  poster: { art, panel: "#173f5f", smallPrint: "#f0cf7a" },
  words: {
    en: { title: "Simplon-Orient-Express", line: "London · Milan · Constantinople", kind: "cooperative" },
    fr: { title: "Simplon-Orient-Express", line: "Londres · Milan · Constantinople", kind: "coopératif" },
    de: { title: "Simplon-Orient-Express", line: "London · Mailand · Konstantinopel", kind: "kooperativ" },
    it: { title: "Simplon-Orient-Express", line: "Londra · Milano · Costantinopoli", kind: "cooperativo" },
  },
  credits: "Simplon-Orient-Express: Stefanie Rohner, Christian Wolf · Herder, 1986; Mondo-Verlag",
  options: {
    first: ["level", "line", "surveillance", "assist"],
    ladders: { level: ["easy", "normal", "hard", "expert"] },
  },
  firstGame: {
    options: { level: "easy" },
    next: {
      en: "In your next game the admiral is in a greater hurry, and the line leads via Milan.",
      fr: "À la prochaine partie, l’amiral est plus pressé, et la ligne passe par Milan.",
      de: "Im nächsten Spiel hat es der Admiral eiliger, und die Strecke führt über Mailand.",
      it: "Nella prossima partita l’ammiraglio ha più fretta, e la linea passa per Milano.",
    },
  },
};
