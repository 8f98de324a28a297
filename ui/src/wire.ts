// Made by scripts/make-wire from the types in Python; change those, then run `make wire`.

export const NO_SEAT = -1;
export const MOST_STEPS = 12;
export const SPOTLIGHT_SECONDS = 2.5;
export const SECONDS_FOR_EACH_MORE = 0.7;
export const USUAL_NAMES = ["Anselme", "Odette", "Basile", "Célestine", "Fulgence", "Marguerite", "Octave", "Philippine"];

export type Fault = "already_begun" | "bad_answer" | "bad_key" | "bad_mark" | "bad_name" | "bad_option" | "bad_request" | "bad_salt" | "bad_seats" | "bad_text" | "bad_token" | "being_shown" | "blank" | "broken" | "chat_closed" | "hands_promised" | "host_here" | "malformed" | "name_taken" | "no_database" | "no_game" | "no_seat" | "no_table" | "not_away" | "not_begun" | "not_found" | "not_host" | "not_now" | "not_over" | "not_stored" | "not_yours" | "nothing_to_undo" | "old_rules" | "open_seed" | "other_page" | "our_fault" | "over" | "stale" | "stopping" | "table_closed" | "too_fast" | "too_large" | "wrong_method";

/** What an id is called where that is no business of the texts: they are given it as `$name`. */
export interface DataName {
  text: string;
  name: Record<string, string>;
  seat: number;
}

/** What a field of a view holds, for whoever shows it: a plain board, a terminal, a text. */
export interface Field {
  by: string[];
  of: string[];
  start: number;
  fields: Record<string, Field>;
}

/** One part of a question that has several: what it is about, and the ids it may be answered with. */
export interface Part {
  facts: Record<string, unknown>;
  options: number[];
}

/** One question to one seat: which, about what, and the ids it may answer with, ascending. */
export interface Ask {
  seat: number;
  decision: string;
  domain: string;
  rule: string;
  options: number[];
  facts: Record<string, unknown>;
  at: number;
  parts: Part[];
  longest: number;
  instead: string;
  final: boolean;
  late: number[];
}

/** An event as one seat was told it: what it may not see is None. */
export interface Told {
  event: string;
  facts: Record<string, unknown>;
}

/** Something that a seat could have known before the end: put into words as an event is. */
export interface Insight {
  says: Told;
  since: number;
}

/** How a game ended: points by seat, places by seat (1 is best, ties share), who won. */
export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
}

/** Something that a seat could choose: an id of a domain. */
export interface Step {
  seat: number;
  domain: string;
  id: number;
}

/** What the seats should do, one step after another, and why. */
export interface Proposal {
  steps: Step[];
  text: string;
  why: Told | null;
  at: number;
}

/** A list of `count` whole numbers; if they must add up to something, `sums` says to what, by players. */
export interface Numbers {
  type: "numbers";
  count: number;
  least: number;
  most: number;
  sums: Record<number, number>;
}

/** A mapping: each of the names has one of the values, and no two have the same. */
export interface Assigned {
  type: "assigned";
  names: string[];
  values: string[];
}

/** A list with the same number of names out of each group; `counts` says how many, by players. */
export interface Chosen {
  type: "chosen";
  groups: string[][];
  counts: Record<number, number>;
}

/** The number of a seat. */
export interface AnySeat {
  type: "seat";
}

/** A chance of winning with its 95 % interval, from 0 to 1; where places count, the mean standing. */
export interface Chance {
  value: number;
  low: number;
  high: number;
}

/** One table option: what it may be, and what it is made of where it is a list or mapping. */
export interface OptionInfo {
  name: string;
  default: unknown;
  values: unknown[];
  parts: Numbers | Assigned | Chosen | AnySeat | null;
}

/** What kind of id answers this question, and the rule it comes from. */
export interface DecisionInfo {
  domain: string;
  rule: string;
  facts: Record<string, string>;
}

/** What kind of thing happened: see `Event` in Python. */
export interface EventInfo {
  facts: Record<string, string>;
  rule: string;
  begins_chapter: boolean;
  concludes: boolean;
  aside: boolean;
  shows: string;
  shown_to: string;
  shown_by: string;
}

/** What a game has of its own where it is played with certain data, such as another map. */
export interface EditionInfo {
  domains: Record<string, string[]>;
  names: Record<string, Record<string, DataName>>;
  layout: Record<string, unknown>;
}

/** A game: who can play, what can be agreed on, and the names of all its ids. */
export interface GameInfo {
  id: string;
  version: number;
  players: number[];
  rule_prefix: string;
  summary: boolean;
  options: OptionInfo[];
  settled_options: string[];
  language_options: Record<string, Record<string, unknown>>;
  bots: string[];
  bots_by_strength: string[];
  usual_bot: string;
  domains: Record<string, string[]>;
  names: Record<string, Record<string, DataName>>;
  layout: Record<string, unknown>;
  edition_option: string;
  editions: Record<string, EditionInfo>;
  keeps_secrets: boolean;
  proposable: string[];
  sets: Record<string, string>;
  constants: Record<string, unknown>;
  decisions: Record<string, DecisionInfo>;
  events: Record<string, EventInfo>;
  view: Record<string, Field>;
}

/** Who sits there, and whether they are here. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  sitting_in: string;
  here: boolean;
  proposal: Proposal | null;
  adds_salt: boolean;
  seal: string;
  salt: string;
}

/** The game begins as soon as everybody has sealed, then opened, the salt that they add to the deal. */
export interface Dealing {
  step: "opening" | "sealing";
  until: string;
}

/** What everybody may know of a table. */
export interface TableInfo {
  code: string;
  name: string;
  game: string;
  status: "over" | "playing" | "setup";
  options: Record<string, unknown>;
  clock: "fast" | "none" | "relaxed";
  listed: boolean;
  open_hands: boolean;
  seats: SeatInfo[];
  host: number;
  onlookers: number;
  moved: string;
  rematch: string;
  seed: number | null;
  commitment: string;
  dealing: Dealing | null;
}

/** A seat as its host wants it: for me (several: one device for all), for a friend, or for a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** Open a table. With no open seat the game begins at once. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name?: string;
  options?: Record<string, unknown>;
  clock?: "fast" | "none" | "relaxed";
  listed?: boolean;
  open_hands?: boolean;
  seed?: number | null;
  luck?: "server" | "shared";
}

/** What the host changes before the game begins; whatever is left out stays as it is. */
export interface TableChange {
  name?: string | null;
  options?: Record<string, unknown> | null;
  seats?: SeatPlan[] | null;
  free?: number | null;
  clock?: "fast" | "none" | "relaxed" | null;
  listed?: boolean | null;
  open_hands?: boolean | null;
}

/** Take an open seat under this name. */
export interface Join {
  name: string;
  seat?: number | null;
  seed?: number | null;
  luck?: "server" | "shared";
}

/** The salt that I shall add at this seat, sealed: the SHA-256 hash of “wagonlit salt SALT”. */
export interface Seal {
  seat: number;
  seal: string;
}

/** The salt that I have sealed at this seat. */
export interface Salt {
  seat: number;
  salt: string;
}

/** Take your own seat again, on any device, by the key of its link. */
export interface Claim {
  key: string;
}

/** The table, and which of its seats are mine. */
export interface Seated {
  table: TableInfo;
  seats: number[];
}

/** The secret of a seat's personal link. */
export interface SeatKey {
  key: string;
}

/** A bearer token, for bots and scripts. */
export interface Token {
  token: string;
}

/** What was wrong, in one sentence for people; `code` is for programs. */
export interface Problem {
  code: Fault;
  says: string;
  option: string;
}

/** Something said at the table. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** Whether this seat may take its last answer back, and who must agree if somebody asks to. */
export interface UndoInfo {
  mine: "ask" | "free" | "no";
  wisher: number;
  needed: number[];
}

/** A sealed answer that this seat may still change, until all who were asked have answered. */
export interface LaidAnswer {
  ask: Ask;
  choice: number | string | number[];
}

/** Where the game stands for one seat: all that the page draws. */
export interface Position {
  n: number;
  view: unknown;
  ask: Ask | null;
  waiting: number[];
  undo: UndoInfo;
  notebook?: unknown;
  deadline: string;
  limit: number;
  viewing_until: string;
  result: Result | null;
  discreet: boolean;
  laid: LaidAnswer | null;
  chat_closed: boolean;
  hindsight: Insight[];
}

/** How likely each seat was to win at a position, as far as anybody who looks on could tell. */
export interface Forecast {
  at: number;
  chances: Chance[];
}

/** On connecting: everything. `told` is what this seat was told from `first` on. */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  seat: number;
  seats: number[];
  now: string;
  position: Position | null;
  first: number;
  told: Told[];
  marks: Record<string, string>;
  chat: ChatLine[];
  forecasts: Forecast[];
}

/** Something happened. `told` replaces what was told from `first` on; an undo is sent the same way. */
export interface Moved {
  type: "moved";
  by: number;
  now: string;
  position: Position;
  first: number;
  told: Told[];
}

/** Somebody came or left, or the host changed something. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  seats: number[];
}

/** A line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** What this seat has written into its notebook, as it is now. */
export interface Marked {
  type: "marked";
  marks: Record<string, string>;
}

/** The chances of winning: `line` replaces what was told from `first` on. */
export interface Forecasts {
  type: "forecasts";
  first: number;
  line: Forecast[];
}

/** The answer of that id is in the log, where it will stay. */
export interface Accepted {
  type: "accepted";
  id: string;
  n: number;
}

/** That message had no effect, and why; `n` is where the table stands. */
export interface Refused {
  type: "refused";
  id: string;
  code: Fault;
  says: string;
  n: number;
  reason: string;
  facts: Record<string, string | number>;
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** An answer, with an id of its own and the position it answers: sent twice, it counts once. */
export interface Reply {
  type: "answer";
  id: string;
  at: number;
  choice: number | string | number[];
  instead?: boolean;
}

/** Take my last answer back; where the others must agree, they are asked. */
export interface TakeBack {
  type: "undo";
  at: number;
}

/** Agree, or not, that somebody takes an answer back. */
export interface Consent {
  type: "consent";
  at: number;
  agree: boolean;
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Write in one's own notebook; an empty text erases. */
export interface Mark {
  type: "mark";
  key: string;
  text: string;
}

/** What we could do. It takes the place of what I proposed before; empty, it withdraws that. */
export interface Propose {
  type: "propose";
  steps: Step[];
  text?: string;
}

/** Let a bot answer for somebody who is away. */
export interface SitIn {
  type: "sit_in";
  seat: number;
  bot: string;
}

/** I answer for myself again. */
export interface Back {
  type: "back";
}

/** I have seen what was shown; nobody need wait for me. */
export interface Viewed {
  type: "viewed";
  at: number;
  writing?: boolean;
}

/** How fast I follow what happens: bots go by the slowest person, and wait for one who plays alone. */
export interface SetSpeed {
  type: "speed";
  speed: "fast" | "normal" | "paused" | "slow";
}

/** Are you there? `lag` is how many milliseconds the last answer to this took: where people answer in a */
export interface Ping {
  type: "ping";
  lag?: number;
}

export type FromServer = Snapshot | Moved | TableChanged | Said | Marked | Forecasts | Accepted | Refused | Pong;

export type ToServer = Reply | TakeBack | Consent | Say | Mark | Propose | SitIn | Back | Viewed | SetSpeed | Ping;
