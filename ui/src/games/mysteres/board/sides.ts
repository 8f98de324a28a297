// What lies in each cell of the grid, and what is written there.
import type { BoardProps } from "../../../contract/board";
import { freshTile, idName, tileName, toldOfRound, turnsOf, viewOf } from "../table";
import type { View } from "../view";

export type Side = "text" | "void" | "key" | "passed";

export interface Laid {
  tile: number;
  /** As in the rules, such as “animal”. */
  id: string;
  name: string;
  /** What a special tile does instead of asking for a clue of its category. */
  does: string;
  side: Side;
  /** What was said or told under it, the latest last. */
  said: string[];
  /** What leads to the latest, such as the question that it answers. */
  lead: string;
  /** Such as “3rd tile · Théo”. */
  number: number;
  by: string;
  fresh: boolean;
}

const SPECIAL = new Set(["double_proposal", "adjective", "word_count", "first_letter", "direct_question", "verification"]);

type Words = Pick<Laid, "said" | "lead">;

const plainly = (...said: string[]): Words => ({ said, lead: "" });

/** The reply stands large below its question; what was asked before, in one line. */
function asked({ texts }: BoardProps, questions: View["questions"]): Words {
  const whole = questions.map(({ words, reply }) => (reply === null ? words : `${words} ${texts.noun("reply", reply)}`));
  const last = questions.at(-1);
  if (!last || last.reply === null) return plainly(...whole);
  return { said: [...whole.slice(0, -1), texts.noun("reply", last.reply)], lead: last.words };
}

/** For which tile there was a new clue. */
function verified(props: BoardProps): Words {
  const named = toldOfRound(props).findLast(({ event }) => event === "TargetNamed");
  return named ? { said: [tileName(props, named.facts["target"] as number)], lead: props.texts.word("board-verified") } : plainly();
}

/** What special tiles tell, in a few words: none is left with nothing on it. */
function toldBy(props: BoardProps, id: string): Words {
  const { texts } = props;
  const { letter, word_count, questions } = viewOf(props);
  if (id === "first_letter" && letter) return plainly(`${letter} …`);
  if (id === "word_count" && word_count !== null) return plainly(texts.word("board-words", { count: word_count }));
  if (id === "double_proposal") return plainly(texts.word("board-twice"));
  if (id === "verification") return verified(props);
  return id === "direct_question" ? asked(props, questions) : plainly();
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
    const special = toldBy(props, id);
    return {
      tile,
      id,
      name: tileName(props, tile),
      does: SPECIAL.has(id) ? props.texts.form("tile", tile, "help") : "",
      side: sideOf(props, tile),
      said: [...clues.filter((clue) => clue.tile === tile).map(({ words }) => words), ...special.said],
      lead: special.lead,
      number: turn?.number ?? 0,
      by: turn ? (props.table.seats[turn.seat]?.name ?? "") : "",
      fresh: tile === fresh,
    };
  });
}
