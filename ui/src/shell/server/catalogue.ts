// The games the server knows, with their texts in the language being read and the boards there are for them.
import { signal } from "@preact/signals";

import type { GameUi } from "../../contract/board";
import type { PlainGuide } from "../../contract/plain";
import type { SummaryPictures } from "../../contract/summary";
import { boards, plainGuides, summaryPictures } from "../../games";
import { Texts } from "../../texts/texts";
import { Words } from "../../texts/words";
import type { EditionInfo, GameInfo } from "../../wire";
import { settings } from "../settings/settings";
import * as api from "./api";

export const games = signal<GameInfo[] | null>(null);

export async function fetchGames(): Promise<GameInfo[]> {
  games.value ??= await api.games();
  return games.value;
}

/** A game; at a table, as it is played with these options: its ids and their names may come with data. */
export function gameOf(id: string, options: Record<string, unknown> = {}): GameInfo | undefined {
  const game = games.value?.find((one) => one.id === id);
  const edition = game?.editions?.[String(options[game.edition_option])];
  return game && edition ? editionOf(game, edition) : game;
}

const made = new WeakMap<EditionInfo, GameInfo>();

/** Made once, so that a board is not drawn again for nothing. */
function editionOf(game: GameInfo, edition: EditionInfo): GameInfo {
  const found = made.get(edition) ?? { ...game, ...edition };
  made.set(edition, found);
  return found;
}

const spoken = signal<Record<string, Words>>({});
const asked = new Set<string>();
const AGAIN = 2000; // milliseconds

async function fetchWords(id: string, lang: string): Promise<void> {
  const key = `${id} ${lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const text = await api.gameText(id, lang);
    spoken.value = { ...spoken.value, [key]: new Words(lang, text) };
  } catch {
    setTimeout(() => {
      asked.delete(key);
      spoken.value = { ...spoken.value }; // whoever still needs them is drawn again, and so asks again
    }, AGAIN);
  }
}

const read = new Map<string, Words>();

/**
 * The game's words in the language being read. Until they arrive, the language read before: nothing vanishes from
 * the table when somebody changes the language in the middle of a game.
 */
export function gameWords(id: string): Words | null {
  const { lang } = settings.value;
  const found = spoken.value[`${id} ${lang}`];
  if (found) read.set(id, found);
  else void fetchWords(id, lang);
  return found ?? read.get(id) ?? null;
}

export function gameTexts(id: string, names: readonly string[], options: Record<string, unknown> = {}): Texts | null {
  const game = gameOf(id, options);
  const words = gameWords(id);
  return game && words ? new Texts(game, words, names) : null;
}

/** A part of a game's folder, fetched when asked for: undefined while it is on its way, null where there is none. */
function fetched<T>(loads: Record<string, () => Promise<T>>): (id: string) => T | null | undefined {
  const here = signal<Record<string, T | null>>({});
  const asked = new Set<string>();
  return (id) => {
    const found = here.value[id];
    const load = loads[id];
    if (found !== undefined || !load) return found ?? null;
    const arrive = (one: T | null) => (here.value = { ...here.value, [id]: one });
    if (!asked.has(id)) load().then(arrive, () => arrive(null)); // the plain board will do
    asked.add(id);
    return undefined;
  };
}

/** The game's own board. */
export const boardOf: (id: string) => GameUi | null | undefined = fetched(boards);

/** What the plain board should know of the game. */
export const plainGuideOf: (id: string) => PlainGuide | null | undefined = fetched(plainGuides);

/** What the game draws for the summary of its rules. */
export const picturesOf: (id: string) => SummaryPictures | null | undefined = fetched(summaryPictures);
