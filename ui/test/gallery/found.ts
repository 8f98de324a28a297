// All that the gallery shows, found by the folders of the games.
import type { BoardProps, GameUi } from "../../src/contract/board";
import { Words } from "../../src/texts/words";
import type { Moment } from "../games/moments";

interface Fixtures {
  MOMENTS: string[];
  moment: Moment;
}

/** What a game would like to show besides its moments, such as all its cards: its gallery/shows.tsx. */
export type Shows = Record<string, (given: { props: BoardProps; size: number }) => preact.JSX.Element>;

const fixtures = import.meta.glob<Fixtures>("../../src/games/*/fixtures/moments.ts");
const uis = import.meta.glob<GameUi>("../../src/games/*/index.ts", { import: "ui" });
const shows = import.meta.glob<Shows>("../../src/games/*/gallery/shows.tsx", { import: "SHOWS" });
const words = import.meta.glob<string>("../../../src/wagonlit/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** One of these files, by a part of its path. */
async function found<T>(files: Record<string, () => Promise<T>>, part: string): Promise<T | undefined> {
  return Object.entries(files).find(([path]) => path.includes(part))?.[1]();
}

export const GAMES = Object.keys(fixtures).map((path) => path.split("/").at(-3) ?? "");

export async function gameNamed(game: string, lang: string) {
  const [ui, moments, text] = await Promise.all([found(uis, `/${game}/`), found(fixtures, `/${game}/`), found(words, `/${game}/text/${lang}.ftl`)]);
  if (!ui || !moments || text === undefined) throw new Error(`There is no game “${game}” in “${lang}”.`);
  return { ui, ...moments, words: new Words(lang, text), shows: (await found(shows, `/${game}/`)) ?? {} };
}
