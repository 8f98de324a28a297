// The board as its file has it: everything on the map is drawn from this, whatever board it is.
import { around, type Rect } from "../../../contract/panzoom/camera";

/** In four languages. */
export type Name = Record<string, string>;

export type Line = "orient" | "simplon";

export interface Station {
  id: string;
  name: Name;
  x: number;
  y: number;
}

export interface Port {
  index: number;
  edge: string;
  to: string;
  /** In degrees, clockwise from north. */
  bearing: number;
}

export interface Turntable {
  id: string;
  x: number;
  y: number;
  pattern: string;
  ports: Port[];
  positions: [number, number][][];
}

export interface Damage {
  id: string;
  flag: "violet" | "pink" | "common";
  /** Between the two ends of its track, 0 to 1. */
  at: number;
}

export interface Edge {
  id: string;
  a: string;
  b: string;
  line: Line | "common" | "secondary" | "ferry";
  damages: Damage[];
}

export interface Square {
  id: string;
  name: Name;
  x: number;
  y: number;
  station: string | null;
  watch?: boolean;
  watch_min_players?: number;
  storm?: boolean;
  end?: boolean;
  via?: [number, number][];
}

export interface BoardFile {
  id: string;
  size: [number, number];
  start: { detective: string; goal: string; ship: string };
  stations: Station[];
  turntables: Turntable[];
  edges: Edge[];
  lines: Record<Line, { stations: string[]; path: string[]; edges: string[]; name: Name }>;
  sea: { trunk: Square[]; coast: Square[]; naxos: Square[]; tail: Square[] };
}

/** All stations and turntables by their ids: what tracks lead to. */
export const nodesOf = ({ stations, turntables }: BoardFile): Map<string, Station | Turntable> => new Map([...stations, ...turntables].map((node) => [node.id, node]));

export const nameIn = (name: Name, lang: string): string => name[lang] ?? name["en"] ?? Object.values(name)[0] ?? "";

/** The squares of the sea by their ids. */
export const squaresOf = ({ sea }: BoardFile): Square[] => [...sea.trunk, ...sea.coast, ...sea.naxos, ...sea.tail];

/** Does the main line, either of them, pass here? */
export const isMain = ({ lines }: BoardFile, id: string): boolean => lines.orient.stations.includes(id) || lines.simplon.stations.includes(id);

const MARGIN = { x: 130, y: 76 }; // so that the outermost names have room on a small window, too
const EDGE = { left: 16, right: 35, top: 62, bottom: 44 }; // on a phone the map itself needs the room; above it lie the buttons that move it

/** All of the board that is worth seeing. */
export function worldOf(board: BoardFile, phone = false): Rect {
  const [width, height] = board.size;
  if (!phone) return { x: -MARGIN.x / 2, y: -MARGIN.y, width: width + 1.6 * MARGIN.x, height: height + 1.7 * MARGIN.y };
  const box = around([...board.stations, ...board.turntables, ...squaresOf(board)]);
  return { x: box.x - EDGE.left, y: box.y - EDGE.top, width: box.width + EDGE.left + EDGE.right, height: box.height + EDGE.top + EDGE.bottom };
}
