// What bots are called, and how strong they are.
import type { Texts } from "../../texts/texts";
import type { GameInfo } from "../../wire";
import { say } from "../text/say";

/** The bot that plays any game, so that no game has a name for it. */
const RANDOM = "random";

/** In the words of its game, or as it calls itself. */
export function botName(texts: Texts, bot: string): string {
  const key = `bot-${bot}`;
  if (texts.words.has(key)) return texts.words.say(key);
  if (bot === RANDOM) return say("bot-random");
  const spaced = bot.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Compared with the others; nothing is said where there are none, or where nobody knows. */
function levelOf({ bots_by_strength: ranked }: GameInfo, bot: string): string {
  const rank = ranked.indexOf(bot);
  if (rank < 0 || ranked.length < 2) return "";
  if (rank === 0) return say("level-easy");
  return say(rank === ranked.length - 1 ? "level-strong" : "level-medium");
}

/** A bot as it stands in a list to choose from. */
export function botLabel(texts: Texts, bot: string): string {
  const level = levelOf(texts.game, bot);
  return level ? `${botName(texts, bot)} · ${level}` : botName(texts, bot);
}
