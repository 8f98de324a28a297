// Mystery Express on the page.
import type { GameUi } from "../../contract/board";
import { Board, Header } from "./board/Board";
import { unmasking } from "./ending/turning";
import { Sign, Thing } from "./cards/Thing";
import { Hand } from "./hand/Hand";
import { Notebook } from "./notebook/Notebook";
import { tiebreakReason } from "./papers/papers";
import { answersOnBoard, digitOrder, placeOf } from "./places";
import { Portrait } from "./seats/Portrait";
import { Seat } from "./seats/Seat";
import { promptOf } from "./shows/announcing";
import { isTimeShow, runningShow, showing, showsEachSeatItsOwn } from "./shows/timeShow";
import { whereOf } from "./where";
import "./style/scene.css";
import "./style/route.css";
import "./style/train.css";
import "./style/wagon.css";
import "./style/cards.css";
import "./style/quay.css";
import "./style/stage.css";
import "./style/form.css";
import "./style/show.css";
import "./style/show-leaf.css";
import "./style/show-sizes.css";
import "./style/station.css";
import "./style/ending.css";
import "./style/ending-desk.css";
import "./style/seat.css";
import "./style/mine.css";
import "./style/mine-phone.css";
import "./style/sheet.css";
import "./style/times.css";
import "./style/draft.css";
import "./style/legend.css";
import "./style/truth.css";
import "./style/touch.css";
import "./style/low.css";
import "./style/seat-rows.css";
import "./style/narrow-desk.css";
import "./style/phone.css";
import "./style/broadcast.css";

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
  formOnBoard: (ask) => placeOf(ask) === "form",
  whereOf,
  surprisesActor: (told) => told.event === "BagOpened",
  tiebreakReason,
  // At a desk the whole train is in sight, with a line over each car; below the question, a list would hide the hand.
  explainsAnswers: (ask, { phone }) => placeOf(ask) === "characters" || (placeOf(ask) === "actions" && !phone),
  attentionPrompt: ({ texts }) => promptOf(texts) || (unmasking.value ? texts.word("board-unmasking") : ""),
  fillsWindow: () => runningShow.value !== null,
  hasPassed: () => runningShow.value !== null && !showing.value,
  showsEachSeatItsOwn,
  demandsAttention: (justTold) => isTimeShow(justTold) || justTold.some((told) => told.event === "SolutionUnmasked"),
};
