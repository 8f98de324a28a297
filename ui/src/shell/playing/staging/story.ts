// What just happened, for whoever waits: the latest sentences of this chapter, addressed to the reader.
import type { BoardProps, GameUi } from "../../../contract/board";

const SENTENCES = 2;

/** A moment that everybody watched is not announced again once something was told after it. */
export function storyOf({ game, told, texts, seat }: BoardProps, isWatched: GameUi["demandsAttention"]): string[] {
  const story: string[] = [];
  for (let place = told.length - 1; place >= 0 && story.length < SENTENCES; place -= 1) {
    const one = told[place];
    const kind = one && game.events[one.event];
    if (!one || !kind) continue; // what was shown once has left nothing behind
    if (story.length && isWatched?.(told.slice(place))) break;
    const line = kind.aside ? "" : texts.log(one, seat);
    if (line) story.unshift(line);
    if (kind.begins_chapter) break;
  }
  return story;
}
