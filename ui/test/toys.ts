// The small games of tests/toys that have words, as the page gets to know them; made by fixtures/make_toys.py.
import type { BoardProps } from "../src/contract/board";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { GameInfo, Position } from "../src/wire";
import lighthouse from "./fixtures/lighthouse.json";
import masquerade from "./fixtures/masquerade.json";
import type { SpokenGame } from "./saysTheSame";

interface Toy extends SpokenGame {
  game: GameInfo;
  ftl: Record<string, string>;
  moments: Record<string, { seat: number; position: Position }>;
}

const FIXTURES = { masquerade, lighthouse } as unknown as Record<string, Toy>;
export const TOYS = Object.keys(FIXTURES);

export function toy(id: string) {
  const found = FIXTURES[id] as Toy;
  const wordsIn = (lang: string) => new Words(lang, found.ftl[lang] ?? "");
  const textsIn = (lang: string) => new Texts(found.game, wordsIn(lang), found.names);
  return { ...found, wordsIn, textsIn };
}

/** What the board of a toy is given at the moment of this question; nothing in it has happened just now. */
export function momentOf(id: string, decision: string, lang: string): BoardProps {
  const { game, moments, names, textsIn } = toy(id);
  const { seat, position } = moments[decision] as Toy["moments"][string];
  const people = names.slice(0, game.players.at(-1)).map((name, place) => ({ seat: place, kind: "person", name, bot: "", sitting_in: "", here: true, proposal: null, adds_salt: false, seal: "", salt: "" }) as const);
  return {
    game,
    table: {
      code: "KPMZRA", name: "", game: id, status: position.result ? "over" : "playing", options: {}, clock: "none", listed: false,
      open_hands: false, seats: people, host: 0, onlookers: 0, moved: "2026-01-01T00:00:00Z", rematch: "", seed: null, commitment: "", dealing: null,
    },
    seat,
    position,
    justTold: [],
    told: [],
    texts: textsIn(lang),
    picks: new Set(position.ask?.options),
    pick: () => undefined,
    form: null,
    marks: {},
    mark: () => undefined,
    proposals: [],
    planning: null,
    phone: false,
    still: true,
  };
}
