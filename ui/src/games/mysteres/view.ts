// Made by scripts/make-wire from the types in Python; change those, then run `make wire`.

/** Open facts, and the card of this round where this seat is the Maestro. */
export interface View {
  seat: number;
  options: Options;
  round: number;
  maestro: number | null;
  active: number | null;
  in_play: number[];
  grid: (number | null)[];
  text: number[];
  void: number[];
  passed: number[];
  key: number | null;
  card: number | null;
  word: string | null;
  aliases: string[];
  on_card: string[];
  redraws: number;
  clues: Clue[];
  questions: Question[];
  letter: string | null;
  word_count: number | null;
  declarers: number[];
  missing: number | null;
  answers: Proposal[];
  finder: number | null;
  last_turn: boolean;
  scores: number[];
  words_played: string[];
  winners: number[];
  band: number | null;
  keys: number;
  revealed: boolean;
  cards_played: [number, number][];
  rejected: number[];
  gone: number;
  said: string[];
}

/** What a table agreed on, with nothing left open. */
export interface Options {
  players: number;
  language: string;
  beginner_tiles: boolean;
  special_tiles: boolean;
  key_deck: string;
  redraw_limit: number | string;
  pass_on_special: boolean;
  max_difficulty: number;
  window_mode: string;
  setup_timer: number;
  choice_timer: number;
  clue_timer: number;
  question_timer: number;
  reply_timer: number;
  declare_timer: number;
  answer_timer: number;
  declarer_timer: number;
  judge_timer: number;
  fair_delay: number;
  first_maestro: number | string;
  spectators_see_word: boolean;
  avoid_recent: boolean;
  recent_words: string[];
}

/** What the Maestro said under a tile. */
export interface Clue {
  tile: number;
  words: string;
}

/** A direct question, and the reply, once it is given. */
export interface Question {
  seat: number;
  words: string;
  reply: number | null;
}

/** An answer, and whether it was right, once that is settled. */
export interface Proposal {
  seat: number;
  words: string;
  right: boolean | null;
}
