// The figures of the rules, as the engine has them: the page knows none of its own.
import type { GameInfo } from "../../wire";

interface Constants {
  /** How many people are on the train. */
  people: number;
  /** Looks, scent and voice of each of them, unless the table has agreed otherwise. */
  passengers: Record<string, string[]>;
  /** How many disguises a hand may hold. */
  disguise_limit: number;
  /** The step in which each action is carried out. */
  steps: Record<string, number>;
  /** Actions that can be used only once. */
  one_shot: string[];
  /** The events by their colours. */
  incidents: Record<string, string[]>;
  /** By side of the board: how many rounds there are, how many events of each colour, and the stations with their traffic. */
  rounds: Record<string, number>;
  incidents_drawn: Record<string, number[]>;
  stations: Record<string, [string, number][]>;
}

export const constantsOf = ({ game }: { game: Pick<GameInfo, "constants"> }): Constants => game.constants as unknown as Constants;
