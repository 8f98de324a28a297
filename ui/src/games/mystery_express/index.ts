// Mystery Express on the page.
import type { GameUi } from "../../contract/board";
import { Board, Header } from "./board/Board";
import { unmasking } from "./ending/Ending";
import { pencil } from "./papers/Form";
import { Hand } from "./hand/Hand";
import { Notebook } from "./notebook/Notebook";
import { tiebreak } from "./papers/papers";
import { onBoard, placeOf } from "./places";
import { Portrait } from "./seats/Portrait";
import { eachAlone, reelIn, showing } from "./shows/timeShow";
import { Seat } from "./seats/Seat";
import "./style/scene.css";
import "./style/train.css";
import "./style/wagon.css";
import "./style/cards.css";
import "./style/quay.css";
import "./style/stage.css";
import "./style/form.css";
import "./style/show.css";
import "./style/ending.css";
import "./style/seat.css";
import "./style/mine.css";
import "./style/sheet.css";
import "./style/times.css";
import "./style/draft.css";
import "./style/low.css";

export const game: GameUi = {
  id: "mystery_express",
  accent: "var(--burgundy)",
  Board,
  Header,
  Seat,
  Portrait,
  Hand,
  Notebook,
  onBoard,
  pencil,
  tiebreak,
  explains: (ask) => placeOf(ask) === "characters",
  watching: ({ texts }) => (showing.value ? texts.word("board-watch") : unmasking.value ? texts.word("board-unmasking") : ""),
  eachAlone,
  looksHere: (news) => reelIn(news) !== null || news.some((told) => told.event === "SolutionUnmasked"),
};
