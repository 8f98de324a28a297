// Made by scripts/make-wire from the types in Python; change those, then run `make wire`.

/** Public facts, the seat's own cards, and what it noted; all fields are sent to the seat. */
export interface View {
  seat: number;
  options: Options;
  step: number;
  leg: number;
  city: number;
  first: number;
  active: number;
  hours: number;
  taken: number[];
  search_failed: boolean;
  conductor: number;
  tokens: number[];
  pace: number;
  characters: number[];
  cars: number[];
  used: number[];
  boarded: number[];
  hand_backs: number[][];
  discard_backs: number[][];
  spots: (number | null)[];
  stacks: number[][];
  hand: number[];
  discard: number[];
  unveiled: [number, number][];
  placed: Placed[];
  sealed: (Sealed | null)[];
  telegrams: ((number | null)[])[];
  answers: ((number | null)[])[];
  time_counts: number[][];
  solution: number[];
  winners: number[];
  telegram_tallies: TelegramTally[];
}

/** What a table of Mystery Express agreed on, with nothing left open. */
export interface Options {
  players: number;
  seats: string[];
  edition: string;
  lang: string;
  powers: boolean;
  character_choice: string;
  first_player: number | string;
  leg_hours: number[];
  passenger_stacks: number[];
  power_category: Record<string, string>;
  removed_elements: string[];
  sleeping_pick: string;
  dining_flow: string;
  power_scope: string;
  allow_empty_actions: boolean;
  chat_empty_hand: string;
  chat_after_failed_search: boolean;
  shuffle_time_deck: boolean;
  time_show_mode: string;
  time_pace: string;
  time_pace_by: string;
  bot_time_memory: string;
  power_prompt: string[];
  sheet_assist: string;
  final_reveal: string;
}

/** A card just put on a discard: a power may look at it. */
export interface Placed {
  placer: number;
  category: number;
  element: number | null;
}

/** That a seat has laid something aside: a card, a side, or backs of the tunnel. */
export interface Sealed {
  kind: string;
  category: number | null;
  value: number | null;
}

/** What a telegram is worth among equals: its right and wrong entries, and the points for them. */
export interface TelegramTally {
  right: number;
  wrong: number;
  points: number;
}

/** The whole sheet, for a page to draw; the player's own marks are kept beside it. */
export interface Sheet {
  columns: string[];
  shows: string[];
  french_rows: number[];
  rows: Row[];
}

/** One element: what was seen in each column, what is certain, and the player's own marks. */
export interface Row {
  element: number;
  category: number;
  removed: boolean;
  cells: string[];
  status: string;
  kept: number;
  marks: Record<string, string>;
}
