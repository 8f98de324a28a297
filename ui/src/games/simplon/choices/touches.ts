// What a touch of a station or a turntable says and does; while somebody makes a plan, every touch is a step of it.
import type { BoardProps } from "../../../contract/board";
import { ACT, DISCARD, isAsked, turnable, turntableAct, type Walk, walks } from "../acts";
import type { SetOut, Step } from "../errand";
import { joins, repairsOn, stationName, viewOf } from "../table";
import { stationWords } from "./words";

export interface Touch {
  label: string;
  /** Nothing where it may not be touched. */
  act?: (() => void) | undefined;
  /** Can it be turned by hand? */
  turns?: boolean;
}

/** What a touch of this station says it will do. */
export function walkWords(props: BoardProps, station: number, { cost, path }: Walk): string {
  const name = stationName(props, station);
  if (isAsked(props, DISCARD)) return props.texts.word("board-return", { station: name });
  const from = viewOf(props).stations[props.seat] ?? 0;
  return props.texts.word("board-go", { station: name, points: cost, pieces: repairsOn(props, from, path) });
}

export const walkSteps = (props: BoardProps, { path }: Walk): Step[] => path.map((id) => ({ decision: isAsked(props, DISCARD) ? DISCARD : ACT, id }));

const planned = ({ planning, texts }: BoardProps, domain: string, id: number): Touch | null => planning && { label: texts.noun(domain, id), act: () => planning.add(domain, id) };

export function stationTouch(props: BoardProps, station: number, setOut: SetOut): Touch {
  const way = walks(props).get(station);
  const step = planned(props, viewOf(props).turn ? "act" : "station", station); // before the first turn, a card to be given back
  if (step) return step;
  return way ? { label: walkWords(props, station, way), act: () => setOut(walkSteps(props, way)) } : { label: stationWords(props, station) };
}

export const turntableWords = (props: BoardProps, turntable: number): string =>
  props.texts.word("board-turntable", { name: props.game.domains["turntable"]?.[turntable] ?? "", joins: joins(props, turntable, viewOf(props).turntables[turntable] ?? null) || "–" });

export function turntableTouch(props: BoardProps, turntable: number, setOut: SetOut): Touch {
  const act = turntableAct(props, turntable);
  const label = turntableWords(props, turntable);
  const step = planned(props, "act", act);
  if (step) return step;
  if (!turnable(props).has(turntable)) return { label };
  return { label: props.texts.word("board-turn", { label }), act: () => setOut([{ decision: ACT, id: act }]), turns: true };
}
