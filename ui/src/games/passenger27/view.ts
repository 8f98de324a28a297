// Made by scripts/make-wire from the types in Python; change those, then run `make wire`.

/** What lies open, the seat's own cards, and what it has learnt; all fields may be sent to the seat. */
export interface View {
  seat: number;
  options: Options;
  round: number;
  station: number | null;
  step: number | null;
  incident: number | null;
  played: number[];
  living: number[];
  out: Departure[];
  slots: ((number | null)[])[];
  face_up: number[];
  deck: number;
  deck_top: number | null;
  deck_seen: boolean;
  deck_bottom: (number | null)[];
  discard: number[];
  exposed: Exposed[];
  innocents: Sight[];
  identities: (number | null)[];
  features: ((number | null)[])[];
  told: boolean[][];
  inquiry: Inquiry | null;
  skills: number[];
  hand_skills: number[];
  known_skills: number[][];
  piles: number[][];
  used_cards: number[][];
  gone_skills: number[];
  used: number[];
  selfish: number | null;
  disguises: number[];
  hand_disguises: number[];
  disguise_deck: number;
  disguise_bottom: (number | null)[];
  disguise_discard: number;
  kept: number[];
  hand_kept: number[];
  inspected: (number | null)[];
  initiative: (number | null)[];
  locked: number[];
  actions: (number | null)[];
  shown: number[];
  blocked: number[];
  hand_blocked: number | null;
  spent: number[];
  honest: number[];
  writers: number[];
  names: (number | null)[];
  payers: number[];
  payments: (number | null)[];
  savers: number[];
  saves: (number | null)[];
  returners: number[];
  returns: (number | null)[];
  winners: number[];
  reason: number | null;
}

/** What a table agreed on, with nothing left open. */
export interface Options {
  players: number;
  passengers: Record<string, string[]>;
  traffic: number[];
  disguise_split: number[];
  skill_triggers: Record<string, string>;
  event_pool: string[];
  theme_traffic: string;
  no_fire_no_smoke_drawer: string;
  bold_discard: string;
  allow_hold_fire: boolean;
  choice_timer: number;
  reaction_timer: number;
  timeout_policy: string;
  uniform_prompts: boolean;
  sheet_assist: string;
  reveal_to_out: boolean;
}

/** Somebody who went out. */
export interface Departure {
  seat: number;
  passenger: number;
  cause: number;
  by: number[];
  round: number;
  step: number;
}

/** A passenger whom everybody knows. */
export interface Exposed {
  passenger: number;
  exposure: number;
  round: number;
}

/** An innocent whom this seat has seen. */
export interface Sight {
  passenger: number;
  source: number;
  round: number;
}

/** The investigation that is going on; the feature is known to the two of them. */
export interface Inquiry {
  seeker: number;
  target: number;
  feature: number | null;
}

/** The whole sheet, for a page to draw. Odds are ways out of the total; in the rest nobody is that one. */
export interface Sheet {
  assist: string;
  others: number[];
  rows: Row[];
  traits: Trait[];
  clues: Note[];
  total: number | null;
}

/** One passenger, and a mark for each of the others at the table. */
export interface Row {
  passenger: number;
  status: string;
  because: number[];
  marks: Mark[];
}

/** Whether a player is a passenger: yes, no, or maybe; where the table shows odds, in how many ways. */
export interface Mark {
  state: string;
  because: number[];
  ways: number | null;
}

/** A feature of an opponent that this seat was told. */
export interface Trait {
  seat: number;
  trait: number;
  because: number;
}

/** An event that says something of who people are. */
export interface Note {
  round: number;
  says: Told;
}

/** An event as one seat was told it: what it may not see is None. */
export interface Told {
  event: string;
  facts: Record<string, unknown>;
}
