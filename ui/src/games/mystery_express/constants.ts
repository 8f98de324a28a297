// The figures of the rules, as the engine has them: the page knows none of its own.
import type { GameInfo } from "../../wire";

type Game = Pick<GameInfo, "constants">;

/** What the actions cost and Miss Pransky's power is worth, in hours. */
export const hoursOf = ({ constants }: Game): Record<string, number> => constants["hours"] as Record<string, number>;

/** How long the parts of a Time show take, in seconds; cards and piles by the pace agreed on. */
interface ShowSeconds {
  lead_in: number;
  card: Record<string, number>;
  pile: Record<string, number>;
  /** By the mode of the show: to write, or to read what was counted. */
  afterwards: Record<string, number>;
}

export const showSecondsOf = ({ constants }: Game): ShowSeconds => constants["show_seconds"] as ShowSeconds;
