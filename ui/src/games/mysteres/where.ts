// Where it happens: the tile that is lit, and that a phone scrolls to.
import type { Told } from "../../wire";

const TILES: Record<string, string> = { TileChosen: "tile", ClueGiven: "target", KeyConfirmed: "tile", TilePassed: "tile", TileTurned: "tile", LetterTold: "tile", WordsCounted: "tile", TargetNamed: "target", QuestionAsked: "tile" };

export const PLACED = Object.keys(TILES);

export function whereOf({ event, facts }: Told): string | null {
  const fact = TILES[event];
  return fact === undefined ? null : `tile-${facts[fact]}`;
}
