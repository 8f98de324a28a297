// Simplon-Orient-Express on the page.
import type { GameUi } from "../../contract/board";
import { answersOnBoard, digitOrder } from "./acts";
import { Board, Header } from "./board/Board";
import { deedsOf } from "./ending/Ending";
import { Hand } from "./hand/Hand";
import { Panel } from "./race/Panel";
import { Portrait, Seat } from "./seats/Seat";
import { tellingOf } from "./telling";
import { whereOf } from "./where";
import "./style/tokens.css";
import "./style/ground.css";
import "./style/signs.css";
import "./style/map.css";
import "./style/hand.css";
import "./style/panel.css";
import "./style/list.css";
import "./style/positions.css";
import "./style/layout.css";
import "./style/phone.css";
import "./style/broadcast.css";

const SURPRISES = ["DieRolled", "CoinTossed", "ShipSailed", "CourseSet"];

export const ui: GameUi = {
  Board: tellingOf(Board),
  Header: tellingOf(Header),
  Seat,
  Portrait,
  Hand: tellingOf(Hand),
  Notebook: tellingOf(Panel),
  notebookName: ({ texts }) => texts.word("board-team"),
  listsOwnSeat: true,
  answersOnBoard,
  whereOf,
  digitOrder,
  explainsAnswers: () => true,
  standing: deedsOf,
  surprisesActor: ({ event }) => SURPRISES.includes(event),
};
