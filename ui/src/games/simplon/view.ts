// Made by scripts/make-wire from the types in Python; change those, then run `make wire`.

/** The whole table; all fields may be sent to the seat. */
export interface View {
  seat: number;
  options: Options;
  line: number | null;
  first: number | null;
  turn: number;
  actor: number | null;
  face: number | null;
  points: number;
  ridden: boolean;
  exchanged: number[];
  stations: (number | null)[];
  loads: number[];
  turntables: (number | null)[];
  damages: number[];
  pieces: number[];
  cards: number[][];
  detective: number;
  ship: number;
  course: number | null;
  won: boolean | null;
  reach: Reach[];
}

/** What a table agreed on, with nothing left open. */
export interface Options {
  players: number;
  board: string;
  board_hash: string;
  level: string;
  line: string;
  die: (number | string)[];
  turntable_start: string | Record<string, number>;
  ship_start: string;
  storm: string;
  surveillance: boolean;
  surveillance_bonus: number;
  pivot_mode: string;
  detective_backward: boolean;
  first_seat: number | string;
  assist: string;
}

/** A station that the acting locomotive can walk to with its points, and the stations on the way there. */
export interface Reach {
  station: number;
  cost: number;
  path: number[];
}
