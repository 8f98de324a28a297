// Mystères on the page.
import type { GameUi } from "../../contract/board";
import { answersOnBoard, askedTogether, digitOrder, isUrgent, wordsOnBoard } from "./answers";
import { Sign, Thing } from "./art/Things";
import { Board, Header } from "./board/Board";
import { Hand } from "./hand/Hand";
import { Sheet } from "./notebook/Sheet";
import { Portrait, Seat } from "./seats/Seat";
import { revealsWord, runningReveal } from "./shows/revealing";
import { whereOf } from "./where";
import "./style/tokens.css";
import "./style/tiles.css";
import "./style/felt.css";
import "./style/hand.css";
import "./style/deciding.css";
import "./style/found.css";
import "./style/card.css";
import "./style/seats.css";
import "./style/sheet.css";
import "./style/shows.css";
import "./style/ending.css";
import "./style/desk.css";
import "./style/phone.css";
import "./style/phone-card.css";
import "./style/phone-seats.css";
import "./style/broadcast.css";

export const ui: GameUi = {
  Board,
  Header,
  Seat,
  Portrait,
  Thing,
  Sign,
  Hand,
  Notebook: Sheet,
  notebookName: ({ texts }) => texts.word("board-score"),
  listsOwnSeat: true,
  answersOnBoard,
  wordsOnBoard,
  isUrgent,
  askedTogether,
  digitOrder,
  explainsAnswers: () => true,
  whereOf,
  surprisesActor: ({ event }) => event === "Judged",
  attentionPrompt: ({ texts }) => (runningReveal.value ? texts.word("board-reveals") : ""),
  demandsAttention: revealsWord,
};
