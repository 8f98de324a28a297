import type { GameUi } from "../../parts/board";
import { PlainBoard } from "../PlainBoard";

/** The board of every game that has none: all answers stand beside the question. */
export const plainUi: GameUi = { id: "plain", accent: "var(--burgundy)", Board: PlainBoard };
