// Which games were played on this device: whoever plays one for the first time is treated kindly.
import { useEffect } from "preact/hooks";

const PLACE = "wagonlit played";
const ENOUGH = 2; // tables of a game: whoever has been at more of them needs no introduction any longer

/** The codes of the tables at which each game was played here, at most as many as matter. */
type Played = Record<string, string[]>;

function played(): Played {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Played;
  } catch {
    return {}; // storage is blocked, or holds something else
  }
}

/** How many games of this kind were begun here; counted no further than it matters. */
export const gamesBegun = (game: string): number => played()[game]?.length ?? 0;

/** A game has begun at this table; told of it again, it counts once. */
export function noteBegun(game: string, code: string): void {
  const known = played();
  const tables = known[game] ?? [];
  if (tables.includes(code) || tables.length >= ENOUGH) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...known, [game]: [...tables, code] }));
  } catch {
    // Without storage every game is the first.
  }
}

/** Whoever has a seat at this table has begun a game of it. */
export function useGamesPlayed(game: string, code: string, seat: number): void {
  useEffect(() => {
    if (seat >= 0) noteBegun(game, code);
  }, [game, code, seat]);
}
