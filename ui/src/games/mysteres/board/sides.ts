// What lies in each cell of the grid, and what is written there.
import type { BoardProps } from "../../../contract/board";
import { freshTile, idName, tileName, turnsOf, viewOf } from "../table";

export type Side = "text" | "void" | "key" | "passed";

export interface Laid {
  tile: number;
  /** As in the rules, such as “animal”. */
  id: string;
  name: string;
  side: Side;
  /** What was said or told under it, the latest last. */
  said: string[];
  /** Such as “3rd tile · Théo”. */
  number: number;
  by: string;
  fresh: boolean;
}

/** What special tiles tell, in a few words. */
function toldBy(props: BoardProps, id: string): string[] {
  const { texts } = props;
  const { letter, word_count, questions } = viewOf(props);
  if (id === "first_letter" && letter) return [`${letter} …`];
  if (id === "word_count" && word_count !== null) return [texts.word("board-words", { count: word_count })];
  if (id === "direct_question") return questions.map(({ words, reply }) => (reply === null ? words : `${words} ${texts.noun("reply", reply)}`));
  return [];
}

function sideOf(props: BoardProps, tile: number): Side {
  const { text, passed, key } = viewOf(props);
  if (text.includes(tile)) return "text";
  if (passed.includes(tile)) return "passed";
  return key === tile ? "key" : "void";
}

/** The nine cells, row by row; null where nothing lies yet. */
export function laidOut(props: BoardProps): (Laid | null)[] {
  const { grid, clues } = viewOf(props);
  const turns = turnsOf(props);
  const fresh = freshTile(props);
  return grid.map((tile) => {
    if (tile === null) return null;
    const id = idName(props, "tile", tile);
    const turn = turns.get(tile);
    return {
      tile,
      id,
      name: tileName(props, tile),
      side: sideOf(props, tile),
      said: [...clues.filter((clue) => clue.tile === tile).map(({ words }) => words), ...toldBy(props, id)],
      number: turn?.number ?? 0,
      by: turn ? (props.table.seats[turn.seat]?.name ?? "") : "",
      fresh: tile === fresh,
    };
  });
}
