// A table as somebody wants it, before it exists.
import { type GameInfo, type NewTable, type SeatInfo, type SeatPlan, USUAL_NAMES } from "../../wire";
import { gamesBegun } from "../home/gamesPlayed";
import { profileOf } from "../profiles";
import { settings } from "../settings/settings";
import { say } from "../text/say";

export const myName = (): string => settings.value.name || say("guest");

/** A bot, under a name nobody has yet. */
export function botPlan(game: GameInfo, taken: SeatPlan[]): SeatPlan {
  const name = USUAL_NAMES.find((wanted) => !taken.some((seat) => seat.name === wanted)) ?? "Bot";
  return { kind: "bot", name, bot: game.usual_bot };
}

/** A table in the middle of what the game allows: me, this many friends, and bots. */
export function seatsFor(game: GameInfo, friends: number): SeatPlan[] {
  const size = game.players[Math.floor(game.players.length / 2)] ?? 2;
  const seats: SeatPlan[] = [{ kind: "me", name: myName() }];
  while (seats.length < size) {
    seats.push(seats.length <= friends ? { kind: "open" } : botPlan(game, seats));
  }
  return seats;
}

/** What the game expects readers of this language to play with, where that is not its default. */
export const usualOptions = (game: GameInfo): Record<string, unknown> => game.language_options[settings.value.lang] ?? {};

/** At once, with bots: the first time as kindly as the game can be, later as the game is meant. */
export function planAgainstBots(game: GameInfo): NewTable {
  const firstGame = gamesBegun(game.id) === 0 ? profileOf(game.id).firstGame : undefined;
  return { game: game.id, seats: seatsFor(game, 0), options: { ...usualOptions(game), ...firstGame?.options } };
}

/** Everything that can be agreed on before the game begins. */
export interface TablePlan {
  seats: SeatPlan[];
  options: Record<string, unknown>;
  clock: NonNullable<NewTable["clock"]>;
  listed: boolean;
  open_hands: boolean;
  /** Digits, or nothing: then the server draws one. */
  seed: string;
}

/** The seats of an open table as a plan that changes nothing; friends keep their open seats. */
export function planOf(seats: SeatInfo[], mine: number[]): SeatPlan[] {
  return seats.map(({ seat, kind, name, bot }) => {
    if (kind === "bot") return { kind: "bot", name, bot };
    return mine.includes(seat) ? { kind: "me", name } : { kind: "open" };
  });
}
