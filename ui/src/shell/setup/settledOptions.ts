// Options that nobody chooses: the table settles them by who sits there.
import type { GameInfo } from "../../wire";
import { profileOf } from "../profiles";

/** Until the server says which option counts the seats, it is the usual one. */
const SEATS_OPTION = "players";

/** The option that says how many play, and whatever else the game's profile leaves to the table. */
export function settledOptions(game: GameInfo & { seats_option?: string }): string[] {
  return [game.seats_option ?? SEATS_OPTION, ...(profileOf(game.id).options?.settled ?? [])];
}
