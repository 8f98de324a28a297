// Options that nobody chooses: the table settles them by who sits there.
import type { GameInfo } from "../../wire";
import { profileOf } from "../profiles";

/** The option that says how many play, and whatever else the game's profile leaves to the table. */
export function settledOptions(game: GameInfo): string[] {
  return [game.seats_option, ...(profileOf(game.id).options?.settled ?? [])];
}
