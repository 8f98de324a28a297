// The posters on the platform, in this order; a game nobody drew a poster for gets the plain one.
import mysteres from "../mysteres/poster.svg";
import mysteryExpress from "../mystery_express/poster.svg";
import passenger27 from "../passenger27/poster.svg";
import simplon from "../simplon/poster.svg";

export interface Poster {
  id: string;
  art: string;
  /** The colours of the panel below the picture: its ground and its small line. */
  panel: string;
  line: string;
  accent: string;
  /** Its sign in lists: colour and shape, never colour alone. */
  sign: string;
  tint: string;
}

export const posters: Poster[] = [
  { id: "mystery_express", art: mysteryExpress, panel: "#4d1220", line: "#f0cf7a", accent: "#7d1f2f", sign: "▲", tint: "#d96a7c" },
  { id: "passenger27", art: passenger27, panel: "#14181d", line: "#ff8b80", accent: "#4c5560", sign: "●", tint: "#ff6a5f" },
  { id: "simplon", art: simplon, panel: "#173f5f", line: "#f0cf7a", accent: "#2f6f9f", sign: "◆", tint: "#69aede" },
  { id: "mysteres", art: mysteres, panel: "#0a3023", line: "#f0cf7a", accent: "#1f7a5c", sign: "■", tint: "#4fbf95" },
];

export const posterOf = (id: string): Poster | undefined => posters.find((poster) => poster.id === id);
