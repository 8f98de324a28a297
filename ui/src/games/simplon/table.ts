// The table as this seat sees it, read out of what the server sends; no rule is known here.
import type { BoardProps } from "../../contract/board";
import { type BoardFile, type Edge, type Line, nameIn, nodesOf, squaresOf } from "./map/board";
import type { Course } from "./map/sea";
import type { View } from "./view";

/** A way from one station to the next, as the server has worked it out. */
export interface Section {
  start: string;
  end: string;
  tracks: string[];
  turntables: string[];
  damages: string[];
}

export interface Layout extends BoardFile {
  sections: Section[];
}

export const viewOf = ({ position }: Pick<BoardProps, "position">): View => position.view as View;

export const boardOf = ({ game }: Pick<BoardProps, "game">): Layout => game.layout as unknown as Layout;

/** What an id is called in the rules, as “load”. */
export const idName = ({ game }: Pick<BoardProps, "game">, domain: string, id: number | null): string => (id === null ? "" : (game.domains[domain]?.[id] ?? ""));

export const stationName = (props: Pick<BoardProps, "game" | "texts">, id: number): string => nameIn(boardOf(props).stations[id]?.name ?? {}, props.texts.lang);

export const squareName = (props: Pick<BoardProps, "game" | "texts">, id: number): string => nameIn(squaresOf(boardOf(props))[id]?.name ?? {}, props.texts.lang);

/** The name of a station or the letter of a turntable, by its id in the file. */
export function nodeName(props: Pick<BoardProps, "game" | "texts">, id: string): string {
  const node = nodesOf(boardOf(props)).get(id);
  return node && "name" in node ? nameIn(node.name, props.texts.lang) : id;
}

export const nameOf = ({ table }: Pick<BoardProps, "table">, seat: number): string => table.seats[seat]?.name ?? "";

export const lineOf = (props: BoardProps): Line | null => (idName(props, "line", viewOf(props).line) as Line) || null;

export const courseOf = (props: BoardProps): Course | null => (idName(props, "course", viewOf(props).course) as Course) || null;

/** The damages that are still open, by their ids in the file. */
export const openDamages = (props: BoardProps): Set<string> => new Set(viewOf(props).damages.map((id) => idName(props, "damage", id)));

/** What a turntable joins in this position, such as “Paris – Lyon”. */
export function joins(props: Pick<BoardProps, "game" | "texts">, turntable: number, position: number | null): string {
  const { ports, positions } = boardOf(props).turntables[turntable] ?? { ports: [], positions: [] };
  const pairs = position === null ? [] : (positions[position] ?? []);
  return pairs.map((pair) => pair.map((index) => nodeName(props, ports[index]?.to ?? "")).join(" – ")).join(" · ");
}

/** The section from one station to another, either way round. */
export function sectionBetween(props: Pick<BoardProps, "game">, from: number, to: number): Section | undefined {
  const { sections, stations } = boardOf(props);
  const [one, other] = [stations[from]?.id, stations[to]?.id];
  return sections.find(({ start, end }) => (start === one && end === other) || (start === other && end === one));
}

/** The tracks of a section from this station on. */
export function tracksFrom(board: Layout, section: Section, start: string): Edge[] {
  const edges = section.tracks.map((id) => board.edges.find((edge) => edge.id === id)).filter((edge): edge is Edge => edge !== undefined);
  return section.start === start ? edges : edges.reverse();
}

/** How many gaps are closed on the way over these stations. */
export function repairsOn(props: BoardProps, from: number, path: number[]): number {
  const open = openDamages(props);
  const met = path.flatMap((to, place) => sectionBetween(props, path[place - 1] ?? from, to)?.damages ?? []);
  return new Set(met.filter((id) => open.has(id))).size;
}

/** Ports that the admiral is watched in at this table. */
export function watchedPorts(props: BoardProps): Set<string> {
  const { options } = viewOf(props);
  const found = options.surveillance ? squaresOf(boardOf(props)) : [];
  return new Set(found.filter(({ watch, watch_min_players }) => watch && options.players >= (watch_min_players ?? 0)).map(({ id }) => id));
}
