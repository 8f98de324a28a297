// The table as this seat sees it, read out of what the server sends; no rule is known here.
import type { BoardProps } from "../../contract/board";
import type { Ask, Told } from "../../wire";
import { beforeTheReveal } from "./shows/revealing";
import type { View } from "./view";

/** What this seat knows by now; while a word is being revealed, what it knew of that round. */
export const viewOf = ({ position }: Pick<BoardProps, "position">): View => beforeTheReveal(position.view as View);

/** What an id is called in the rules, as “declare”. */
export const idName = ({ game }: Pick<BoardProps, "game">, domain: string, id: number | null): string => (id === null ? "" : (game.domains[domain]?.[id] ?? ""));

export const idOf = ({ game }: Pick<BoardProps, "game">, domain: string, name: string): number => game.domains[domain]?.indexOf(name) ?? -1;

/** What stands on a tile. */
export const tileName = ({ texts }: Pick<BoardProps, "texts">, tile: number): string => texts.noun("tile", tile);

export const nameOf = ({ table }: Pick<BoardProps, "table">, seat: number | null): string => (seat === null ? "" : (table.seats[seat]?.name ?? ""));

/** Somebody by name; the reader is called “you”. */
export const calledBy = (props: BoardProps, seat: number): string => (seat === props.seat && !props.shared ? props.texts.word("board-you") : nameOf(props, seat));

/** Do two play together, with one score? */
export const isTogether = (props: Pick<BoardProps, "position">): boolean => viewOf(props).options.players === 2;

export const isMaestro = (props: BoardProps): boolean => props.seat >= 0 && viewOf(props).maestro === props.seat;

/** Is it a guesser who is out until the next round? */
export const isOut = (view: View, seat: number): boolean => view.round > 0 && view.maestro !== seat && !view.in_play.includes(seat);

export function roundsOf({ game, position }: Pick<BoardProps, "game" | "position">): number {
  const byPlayers = game.constants["rounds"] as Record<string, number> | undefined;
  return byPlayers?.[String((position.view as View).options.players)] ?? 0;
}

/** What the round is worth now if somebody finds the word. */
export function worthOf(props: Pick<BoardProps, "position">): number {
  const { text, void: turned } = viewOf(props);
  return isTogether(props) ? Math.max(1, text.length) : turned.length;
}

/** Is it for those who come first, or have declared, to answer? Then nobody can declare any more. */
export function isAnswering(props: Pick<BoardProps, "position">): boolean {
  const { active, declarers, answers } = viewOf(props);
  return props.position.waiting.some((seat) => seat === active || declarers.includes(seat)) || answers.some(({ right }) => right === null);
}

export const isAsked = (ask: Ask | null, ...decisions: string[]): boolean => ask !== null && decisions.includes(ask.decision);

/** What was told of this round: while its word is being revealed, of the one that ends. */
export function toldOfRound(props: Pick<BoardProps, "told" | "position">): Told[] {
  const { round } = viewOf(props);
  const begins = ({ event, facts }: Told, number: number) => event === "RoundBegun" && facts["round"] === number;
  const from = props.told.findLastIndex((one) => begins(one, round));
  const to = props.told.findIndex((one) => begins(one, round + 1));
  return props.told.slice(Math.max(0, from), to < 0 ? undefined : to);
}

/** Who turned to a tile, and as which of the round. */
export interface Turn {
  seat: number;
  number: number;
}

/** The tiles of this round in the order in which they were chosen. */
export function turnsOf(props: Pick<BoardProps, "told" | "position">): Map<number, Turn> {
  const chosen = toldOfRound(props).filter(({ event }) => event === "TileChosen");
  return new Map(chosen.map(({ facts }, place) => [facts["tile"] as number, { seat: facts["seat"] as number, number: place + 1 }]));
}

/** The tile that was chosen last, until another one is. */
export function freshTile(props: Pick<BoardProps, "told" | "position">): number | null {
  return [...turnsOf(props).keys()].at(-1) ?? null;
}
