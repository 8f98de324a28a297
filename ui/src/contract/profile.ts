// What a game's folder says of itself in its profile.ts. It comes with the first load, for all games at once: keep it small.
import type { Language } from "../texts/words";

/** The words of a poster in one language. */
export interface PosterWords {
  /** Stands until the game's own texts are here, or for good where the server does not have the game. */
  title: string;
  /** The small line under the title, such as “London · Milan · Constantinople”. */
  line: string;
  /** What kind of game it is, in one word. */
  kind: string;
}

/** How the set-up screen presents the options of a game. */
export interface OptionOrder {
  /** Options that everybody should see, in this order; all others are folded away under “more”. */
  first: string[];
  /** Options whose values are degrees of one thing, with those values from least to most: drawn as a ladder. */
  ladders?: Record<string, string[]>;
}

/** How somebody is introduced to the game who has never played it on this device. */
export interface FirstGame {
  /** The options of a first game against bots: the kindest there are. Later games have the game's own defaults. */
  options: Record<string, unknown>;
  /** What will be different in the next game, in one sentence: stands on the platform until that game was begun. */
  next: Record<Language, string>;
}

export interface GameProfile {
  /** Its place on the platform, from 1. */
  order: number;
  /** The colour of the game's screen. */
  accent: string;
  /** How lists of tables mark the game: by shape and colour, never by colour alone. */
  sign: { shape: string; colour: string };
  poster: {
    /** The address of the picture. */
    art: string;
    /** The colours of the panel below the picture, and of the small line on it. */
    panel: string;
    smallPrint: string;
  };
  words: Record<Language, PosterWords>;
  /** How many can play, such as “2–4”: said only while the server does not have the game. */
  players?: string;
  /** Who made the game; shown on the About screen. */
  credits?: string;
  /** Who drew its symbols, where they come from game-icons.net: stands there too. */
  drawers?: string[];
  options?: OptionOrder;
  firstGame?: FirstGame;
}
