// A game that is still to come: its poster hangs already.
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
  players: "2–4",
};
