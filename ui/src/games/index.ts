// Finds the games of the page: every folder beside this file is one. A game's id is the name of its folder.
//
// profile.ts  what is known of it at once: poster, colours, credits, order of its options (see contract/profile.ts)
// index.ts    its board, fetched when somebody plays (contract/board.ts); without one, the plain board is used
// plain.ts    what the plain board should know of it, if anything (contract/plain.ts)
// summary.ts  the drawings for the summary of its rules, if it has any (contract/summary.ts)
import type { GameUi } from "../contract/board";
import type { PlainGuide } from "../contract/plain";
import type { GameProfile } from "../contract/profile";
import type { SummaryPictures } from "../contract/summary";

/** “./some_game/index.ts” → “some_game”. */
const byGame = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/")[1] ?? "", found]));

export const profiles = byGame(import.meta.glob<GameProfile>("./*/profile.ts", { eager: true, import: "profile" }));

export const boards = byGame(import.meta.glob<GameUi>("./*/index.ts", { import: "ui" }));

export const plainGuides = byGame(import.meta.glob<PlainGuide>("./*/plain.ts", { import: "plain" }));

export const summaryPictures = byGame(import.meta.glob<SummaryPictures>("./*/summary.ts", { import: "pictures" }));
