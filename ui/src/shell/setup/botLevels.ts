import type { GameInfo } from "../../wire";
import { say } from "../text/say";
import type { Choice } from "../widgets/Segments";

/** A game's bots by how hard they are, weakest first. */
export function levelsOf(game: GameInfo): Choice<string>[] {
  const easy = ["level-easy", "level-medium", "level-strong"];
  return game.bots.map((bot, rank) => {
    const key = easy[game.bots.length === 2 ? rank * 2 : rank];
    return { value: bot, label: key && game.bots.length <= 3 ? say(key) : bot };
  });
}

export function levelOf(game: GameInfo, bot: string): string {
  return levelsOf(game).find((level) => level.value === bot)?.label ?? bot;
}
