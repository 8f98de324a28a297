import type { GameUi } from "../../contract/board";
import { plainGuideOf } from "../server/catalogue";
import { PlainBoard } from "./PlainBoard";
import { slideshowPrompt, slidesHavePassed } from "./TextSlideshowPanel";

/** The board of every game that has none: all answers are buttons beside the question. */
export const plainUi: GameUi = { Board: PlainBoard, attentionPrompt: () => slideshowPrompt.value, hasPassed: slidesHavePassed };

export const isPlain = (ui: GameUi): boolean => ui.Board === PlainBoard;

const made = new Map<string, GameUi>();

/** The same for a game that may say which moments nobody should miss; made once, because it is compared. */
export function plainUiOf(id: string): GameUi {
  const ui = made.get(id) ?? {
    ...plainUi,
    demandsAttention: (justTold) => plainGuideOf(id)?.demandsAttention?.(justTold) ?? false,
    showsEachSeatItsOwn: (justTold) => plainGuideOf(id)?.showsEachSeatItsOwn?.(justTold) ?? false,
  };
  made.set(id, ui);
  return ui;
}
