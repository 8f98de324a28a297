// What the page knows of single games before their boards are fetched.
import type { GameUi } from "../contract/board";
import type { Reading } from "../contract/plain";

/** The games that have a board of their own; every other game is played on the plain board. */
export const boards: Record<string, () => Promise<{ game: GameUi }>> = {
  mystery_express: () => import("./mystery_express/index"),
};

/** How games are read on the plain board, where they know better than the names of their fields. */
export const plain: Record<string, () => Promise<{ reading: Reading }>> = {
  mystery_express: () => import("./mystery_express/plain"),
};

/** Table options that everybody should see, in this order; all others stand under “more”. */
export const firstOptions: Record<string, string[]> = {
  mystery_express: ["edition", "powers", "sheet_assist", "time_show_mode", "time_pace"],
};

/** An option whose values are degrees of one thing, least first: drawn as a ladder. */
export const ladders: Record<string, Record<string, string[]>> = {
  mystery_express: { sheet_assist: ["off", "marks", "inference"] },
};
