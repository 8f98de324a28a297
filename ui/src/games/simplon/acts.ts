// What the answers to “what do you do?” are: stations, turntables, and the words beside the map.
import type { BoardProps } from "../../contract/board";
import type { Ask } from "../../wire";
import { boardOf, idName, viewOf } from "./table";

export const ACT = "turn.act";
export const POSITION = "turn.position";
export const DISCARD = "setup.discard";

/** Answers that lie on the map or beside it; all other questions are answered in the prompt. */
const DRAWN = [ACT, POSITION, DISCARD];

export const isAsked = ({ position, picks }: BoardProps, decision: string): boolean => position.ask?.decision === decision && picks.size > 0;

export const turntableAct = (props: Pick<BoardProps, "game">, turntable: number): number => boardOf(props).stations.length + turntable;

/** The id of an act by its name, such as “load”. */
export const actNamed = ({ game }: Pick<BoardProps, "game">, name: string): number => game.domains["act"]?.indexOf(name) ?? -1;

export const answersOnBoard = (ask: Ask): number[] => (DRAWN.includes(ask.decision) ? ask.options : []);

/** Digits are for what lies beside the map; on it arrows lead from place to place. */
export function digitOrder(ask: Ask, props: Pick<BoardProps, "game">): number[] {
  const { stations, turntables } = boardOf(props);
  if (ask.decision === DISCARD) return [];
  return ask.decision === ACT ? ask.options.filter((id) => id >= stations.length + turntables.length) : ask.options;
}

/** How one comes to a station: what it costs, and over which stations. */
export interface Walk {
  cost: number;
  path: number[];
}

/** All stations that can be chosen now, each with the way there; a card that is given back needs none. */
export function walks(props: BoardProps): Map<number, Walk> {
  const { picks } = props;
  if (isAsked(props, DISCARD)) return new Map([...picks].map((id) => [id, { cost: 0, path: [id] }]));
  if (!isAsked(props, ACT)) return new Map();
  const { reach } = viewOf(props);
  const near = [...picks].filter((id) => id < boardOf(props).stations.length);
  const found = new Map<number, Walk>(near.map((id) => [id, { cost: 1, path: [id] }]));
  for (const { station, cost, path } of reach) if (picks.has(path[0] ?? -1)) found.set(station, { cost, path });
  return found;
}

/** The turntables that can be turned now. */
export function turnable(props: BoardProps): Set<number> {
  if (!isAsked(props, ACT)) return new Set();
  return new Set(boardOf(props).turntables.map((_, id) => id).filter((id) => props.picks.has(turntableAct(props, id))));
}

/** The turntable whose new position is asked for. */
export function turningNow(props: BoardProps): number | null {
  return isAsked(props, POSITION) ? Number(props.position.ask?.facts["turntable"]) : null;
}

/** With whom pieces can be exchanged now: seat and act. */
export function exchanges(props: BoardProps): { seat: number; act: number }[] {
  if (!isAsked(props, ACT)) return [];
  return [...props.picks].map((act) => ({ act, name: idName(props, "act", act) })).flatMap(({ act, name }) => (name.startsWith("exchange_") ? [{ seat: Number(name.slice("exchange_".length)), act }] : []));
}
