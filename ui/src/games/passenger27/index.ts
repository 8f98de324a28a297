// 27th Passenger on the page.
import type { GameUi } from "../../contract/board";
import { Board, Header } from "./board/Board";
import { Sign, Thing } from "./cards/Thing";
import { fateOf } from "./ending/Ending";
import { Hand } from "./hand/Hand";
import { Notebook } from "./notebook/Notebook";
import { answersOnBoard, changesOnBoard, digitOrder, type Place, placeOf } from "./places";
import { Seat } from "./seats/Seat";
import { Portrait } from "./seats/SeatMedal";
import { belongsToCall, isCall, runningCall } from "./shows/calling";
import { whereOf } from "./where";
import "./style/tokens.css";
import "./style/cards.css";
import "./style/hand-cards.css";
import "./style/carriage.css";
import "./style/line.css";
import "./style/stage.css";
import "./style/naming.css";
import "./style/calls.css";
import "./style/fates.css";
import "./style/movement.css";
import "./style/sheet.css";
import "./style/cells.css";
import "./style/asked.css";
import "./style/sheet-narrow.css";
import "./style/seat.css";
import "./style/hand.css";
import "./style/desk.css";
import "./style/broadcast.css";
import "./style/phone.css";
import "./style/phone-stage.css";
import "./style/phone-hand.css";

/** Where the answers are cards that say themselves what they do. */
const SELF_EXPLAINING: Place[] = ["actions", "held", "truth", "tricks"];

export const ui: GameUi = {
  Board,
  Header,
  Seat,
  Portrait,
  Thing,
  Sign,
  Hand,
  Notebook,
  answersOnBoard,
  digitOrder,
  changesOnBoard,
  whereOf,
  explainsAnswers: (ask) => SELF_EXPLAINING.includes(placeOf(ask)),
  attentionPrompt: ({ texts }) => (runningCall.value ? texts.word("board-calls") : ""),
  fillsWindow: () => runningCall.value !== null,
  demandsAttention: isCall,
  belongsToMoment: belongsToCall,
  standing: fateOf,
};
