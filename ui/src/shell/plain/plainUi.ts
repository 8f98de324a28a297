import type { GameUi } from "../../contract/board";
import { readingOf } from "../server/catalogue";
import { watching } from "./TextSlideshow";
import { PlainBoard } from "./PlainBoard";

/** The board of every game that has none: all answers stand beside the question. */
export const plainUi: GameUi = { id: "plain", accent: "var(--burgundy)", Board: PlainBoard, watching: () => watching.value };

const made = new Map<string, GameUi>();

/** The same for a game that may say what is not to be missed there; made once, for it is compared. */
export function plainUiOf(id: string): GameUi {
  const ui = made.get(id) ?? {
    ...plainUi,
    looksHere: (news) => readingOf(id)?.looksHere?.(news) ?? false,
    eachAlone: (news) => readingOf(id)?.eachAlone?.(news) ?? false,
  };
  made.set(id, ui);
  return ui;
}
