// What a game's folder gives the page, and what the page gives a game's board.
//
// Where things stand. Wide screens: the header; `Board` over the full width; below it three columns:
// the seats (`Seat` each) with journal and chat; the prompt with `Hand` below it; `Notebook`.
// Phones: the header; the seats as a strip; `Board`; the prompt; then one of the tabs `Hand`, `Notebook`,
// journal. A game that exports neither `Hand` nor `Notebook` has all of its things in `Board`.
import type { ComponentType } from "preact";

import type { Ask, GameInfo, Position, TableInfo, Told } from "../wire";
import type { Texts } from "../texts/texts";

export interface BoardProps {
  game: GameInfo;
  table: TableInfo;
  /** The seat whose eyes these are; -1 is an onlooker. */
  seat: number;
  position: Position;
  /** Told since the last draw, for movement; empty after a reload: nothing is played again. */
  news: Told[];
  /** All this seat was told, oldest first; what was shown only once is an event without a name. */
  told: Told[];
  texts: Texts;
  /** The ids that may be chosen now, of `position.ask.domain`; empty when nothing is asked. */
  picks: Set<number>;
  pick: (id: number) => void;
  marks: Record<string, string>;
  mark: (key: string, text: string) => void;
  phone: boolean;
  /** No movement is wanted: draw the end of it at once. */
  still: boolean;
}

/** A seat's panel: the shell draws frame, name, presence and turn; the game what lies before that seat. */
export interface SeatProps extends BoardProps {
  of: number;
}

export interface GameUi {
  id: string;
  accent: string;
  Board: ComponentType<BoardProps>;
  /** One short line for the header bar, such as “Leg 3 of 5”. */
  Header?: ComponentType<BoardProps>;
  Seat?: ComponentType<SeatProps>;
  /** The round picture of a seat, if the game has one (about 44 px); else the first letter of the name. */
  Portrait?: ComponentType<SeatProps>;
  Hand?: ComponentType<BoardProps>;
  Notebook?: ComponentType<BoardProps>;
  /** Which of the answers are things lying on the table, to be clicked there: the prompt bar leaves them out. */
  onBoard?: (ask: Ask, props: BoardProps) => number[];
  /** A key chose this answer: does the board only note it down, to be handed in there? Then nothing is sent. */
  pencil?: (ask: Ask, id: number) => boolean;
  /** Are the answers to this question explained where they lie? Else the help names them. */
  explains?: (ask: Ask) => boolean;
  /** Is something shown now that nobody should miss? Then a phone turns to the board. */
  looksHere?: (news: Told[]) => boolean;
  /** Does each player see something of their own in it? On a shared device it is shown to one after the other. */
  eachAlone?: (news: Told[]) => boolean;
  /** While something passes that must be watched: what the prompt says instead of its question. */
  watching?: (props: BoardProps) => string;
  /** What put this seat before or behind others with as many points; empty where nothing had to. */
  tiebreak?: (props: BoardProps, seat: number) => string;
}
