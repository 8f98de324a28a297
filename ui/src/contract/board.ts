// What a game's folder gives the page (its index.ts), and what the page gives a game's board.
//
// Where things stand; each has its place, and none pushes another. Wide screens: the header; `Board` over the full width;
// below it three columns: the seats (`Seat` each) with journal and chat; the prompt with `Hand` below it; `Notebook`.
// Phones: the header; the seats as a strip; `Board`; one of the tabs `Hand`, `Notebook`, journal; the prompt. A phone
// that lies on its side has seats and board on the left, everything else on the right. Onlookers: `Board` large, the
// story below it, then the seats, and the journal beside all of it.
// When the game is over the shell tells, in place of `Hand`, how it ended (the event that `concludes`), the ranking, and
// what the reader could have known (`position.hindsight`); the truth on the board and in the notebook is the game's to draw.
// `Hand` is given a box and must fit in it; where the board is higher than its box, it scrolls.
// A game that exports neither `Hand` nor `Notebook` has all of its things in `Board`.
import type { ComponentType } from "preact";

import type { Texts } from "../texts/texts";
import type { Ask, Forecast, GameInfo, Position, TableInfo, Told } from "../wire";
import type { FormDraft } from "./form";
import type { Planning, Proposed } from "./proposals";
import type { SharedQuestion } from "./shared";

export interface BoardProps {
  game: GameInfo;
  table: TableInfo;
  /** The seat through whose eyes the game is seen; NO_SEAT for an onlooker. */
  seat: number;
  position: Position;
  /** Events told since the last draw, for movement; empty after a reload, so that nothing is played twice. */
  justTold: Told[];
  /** All events this seat was told, oldest first; what was shown only once is an event without a name. */
  told: Told[];
  texts: Texts;
  /**
   * The ids that may be chosen now, of `position.ask.domain`; empty when nothing is asked. While my answer lies there sealed:
   * what may take its place, if the board offers that (`changesOnBoard`).
   */
  picks: Set<number>;
  /** Gives this answer or, where the question has several parts, fills it into the part that is turned to. */
  pick: (id: number) => void;
  /** Gives these words as the answer; undefined unless words are asked for, and while they are on their way. */
  write?: ((words: string) => void) | undefined;
  /** The question as a form, where it has several parts; otherwise null. */
  form: FormDraft | null;
  /** The player's own marks in the notebook, by key. */
  marks: Record<string, string>;
  mark: (key: string, text: string) => void;
  /** What the seats propose to each other, the newest first; empty in games that nobody plays together. */
  proposals: Proposed[];
  /** How likely each seat was to win at the positions that were looked at, oldest first; where that is not shown, none. */
  forecasts?: Forecast[];
  /** The proposal that the reader is making just now, or null. */
  planning: Planning | null;
  phone: boolean;
  /** A television in the middle of the table, readable at four metres: fewer things, larger, and nothing to click. */
  tv?: boolean;
  /** Several people hold this device: what they see together shows nothing that only one of them may see. */
  shared?: boolean;
  /** The table has gone on while this onlooker's screen still shows something: it ends, so that both keep together. */
  overtaken?: boolean;
  /** The reader wants no movement: draw its end at once. */
  still: boolean;
  /** How far the server's clock is ahead of this device's, in milliseconds: `position.deadline` is the server's. */
  clockAhead?: number;
}

/** A seat's panel: the shell draws frame, name, presence and turn; the game draws what lies before that seat. */
export interface SeatProps extends BoardProps {
  of: number;
}

/** One thing of the game, large, face up: what is held out to the reader. */
export interface ThingProps {
  props: BoardProps;
  domain: string;
  id: number;
}

/** What a game draws. Only the board is required. */
interface Drawings {
  Board: ComponentType<BoardProps>;
  /** One short line for the header bar, such as “Round 3 of 5”. */
  Header?: ComponentType<BoardProps>;
  Seat?: ComponentType<SeatProps>;
  /** The round picture of a seat (about 44 px); without it, the first letter of the name. */
  Portrait?: ComponentType<SeatProps>;
  /** Without it, things are called by their names. */
  Thing?: ComponentType<ThingProps>;
  /** A small sign before the name of a thing in the journal, such as the shape of its kind; nothing where it has none. */
  Sign?: ComponentType<ThingProps>;
  Hand?: ComponentType<BoardProps>;
  Notebook?: ComponentType<BoardProps>;
  /** How the tab of `Notebook` is called where panels take turns; without it, notebook. */
  notebookName?: (props: BoardProps) => string;
  /** Does my own seat stand among the others, although `Hand` shows my things? */
  listsOwnSeat?: boolean;
}

/** How a question is answered where the board takes part in it. */
interface Answering {
  /** The answers that lie on the board as things to click: the prompt offers a button for each of the others. */
  answersOnBoard?: (ask: Ask, props: BoardProps) => number[];
  /** The answers in the order of the keys 1–9, which the board prints on them; without it, the order of the options. */
  digitOrder?: (ask: Ask, props: BoardProps) => number[];
  /** Does the board explain each answer where it lies? If not, the help lists them with a sentence each. */
  explainsAnswers?: (ask: Ask, props: BoardProps) => boolean;
  /** Does the board offer the other answers while mine lies there sealed? Then one of them takes its place at a click. */
  changesOnBoard?: (ask: Ask) => boolean;
  /** Where words are asked for: does the board have the field for them, which keeps a draft before anybody is asked? */
  wordsOnBoard?: (ask: Ask) => boolean;
  /** Must this question be open at once, because others answer it at the same time? What led to it is not told first. */
  isUrgent?: (ask: Ask) => boolean;
  /** On a shared device that waits for these seats: are they asked together? Then it need not go round. */
  askedTogether?: (props: BoardProps, seats: number[]) => SharedQuestion | null;
  /** Does the board draw all parts of this question, and the button that hands them in? */
  formOnBoard?: (ask: Ask) => boolean;
}

/** Moments that nobody should miss: nothing else happens at this device until they have been seen. */
export interface AttentionHooks {
  /** Is there such a moment in what was just told? A phone then turns to the board. */
  demandsAttention?: (justTold: Told[]) => boolean;
  /** Does this event, told right after such a moment, still belong to it? Then it is not told apart. */
  belongsToMoment?: (told: Told) => boolean;
  /** Does every seat see something different in it? A shared device then goes round, and each looks alone. */
  showsEachSeatItsOwn?: (justTold: Told[]) => boolean;
  /** Such a moment is still on the screen: has all passed that must be remembered, so that it may be written down? */
  hasPassed?: () => boolean;
  /** While such a moment is on the screen: what the prompt says instead of its question. Otherwise empty. */
  attentionPrompt?: (props: BoardProps) => string;
  /** Does it fill the window just now? Nothing that lies behind it can be reached then. */
  fillsWindow?: () => boolean;
}

/** What the shell tells of moves. */
interface Telling {
  /** Does whoever did this learn by it how it went? Then they are told, too, before they are asked anything else. */
  surprisesActor?: (told: Told) => boolean;
  /** Where on the board this happens: the `data-id` of something drawn, or null. It is lit, and a phone scrolls there. */
  whereOf?: (told: Told, props: BoardProps) => string | null;
}

/** What only the game can say when it is over. */
interface Ending {
  /** What stands beside a seat in the ranking of a game that counts no points. */
  standing?: (props: BoardProps, seat: number) => string;
  /** What placed this seat before or behind others with the same score; empty where nothing had to decide. */
  tiebreakReason?: (props: BoardProps, seat: number) => string;
}

export interface GameUi extends Drawings, Answering, AttentionHooks, Telling, Ending {}
