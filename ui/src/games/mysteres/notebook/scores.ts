// The score sheet, written from what was told: who was the Maestro of each round, and what it brought to whom.
import type { BoardProps } from "../../../contract/board";
import { isHushed, runningReveal } from "../shows/revealing";

export interface Round {
  number: number;
  maestro: number;
  /** By seat; empty while it is being played, and where nobody found the word. */
  points: Map<number, number>;
  finder: number | null;
  word: string;
  /** The tile that names its category; none until the word is revealed. */
  key: number;
}

export function roundsPlayed({ told }: Pick<BoardProps, "told">): Round[] {
  const rounds: Round[] = [];
  for (const { event, facts } of told) {
    const { round, maestro, seats, points, finder, word, key } = facts as { round: number; maestro: number; seats: number[]; points: number; finder: number; word: string; key: number };
    const last = rounds.at(-1);
    if (event === "RoundBegun") rounds.push({ number: round, maestro, points: new Map(), finder: null, word: "", key: -1 });
    else if (event === "Scored" && last && !isHushed(last.number)) Object.assign(last, { points: new Map(seats.map((seat) => [seat, points])), finder });
    else if (event === "WordRevealed" && last && !runningReveal.value) Object.assign(last, { word, key });
  }
  return rounds;
}
