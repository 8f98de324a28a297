// Moments of real games, made by a game's fixtures/make.py, ready to be drawn: for the gallery and the tests.
import type { BoardProps } from "../../src/contract/board";
import { Texts } from "../../src/texts/texts";
import type { Words } from "../../src/texts/words";
import type { GameInfo, Told } from "../../src/wire";

/** As make.py writes it; what was told last begins at `since`. */
type Caught = Pick<BoardProps, "table" | "seat" | "position" | "told" | "marks"> & { justTold?: Told[]; since?: number };

export type Moment = (name: string, words: Words) => BoardProps;

/** What a game's game.json and moments.json hold. */
export function momentsOf(info: unknown, caught: unknown): { GAME: GameInfo; MOMENTS: string[]; moment: Moment } {
  const [game, moments] = [info as GameInfo, caught as Record<string, Caught>];
  /** A board's properties at this moment; every answer that is offered may be chosen. */
  const moment: Moment = (name, words) => {
    const found = moments[name];
    if (!found) throw new Error(`There is no moment “${name}”.`);
    const { since, ...known } = found;
    const { ask } = known.position;
    return {
      ...known,
      justTold: known.justTold ?? known.told.slice(since),
      game,
      texts: new Texts(game, words, known.table.seats.map(({ name }) => name)),
      picks: new Set(ask?.options),
      pick: () => undefined,
      write: ask?.domain === "text" ? () => undefined : undefined,
      form: null,
      mark: () => undefined,
      proposals: [],
      planning: null,
      phone: false,
      still: false,
    };
  };
  return { GAME: game, MOMENTS: Object.keys(moments), moment };
}
