// A turntable is grabbed and turned by hand: where it is let go, the nearest position is chosen.
import { useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { ACT, POSITION, turntableAct } from "../acts";
import { turnBetween } from "../art/Disc";
import type { SetOut, Step } from "../errand";
import { boardOf, viewOf } from "../table";

/** A turntable that somebody holds, and how far it is turned, in degrees. */
export interface Held {
  id: number;
  turned: number;
}

const TAP = 12; // degrees: less than that is a tap

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The position that is nearest to where it was let go; null: it stays as it is. */
export function nearestPosition(props: BoardProps, { id, turned }: Held): number | null {
  const table = boardOf(props).turntables[id];
  const now = viewOf(props).turntables[id] ?? null;
  if (!table || Math.abs(turned) < TAP) return null;
  const others = table.positions.map((_, position) => position).filter((position) => position !== now);
  return others.sort((one, other) => apart(turnBetween(table, now, one), turned) - apart(turnBetween(table, now, other), turned))[0] ?? null;
}

/** What is answered: the turntable, and its position where there are several to choose from. */
export function turningSteps(props: BoardProps, id: number, position: number): Step[] {
  const several = (boardOf(props).turntables[id]?.positions.length ?? 0) - Number(viewOf(props).turntables[id] !== null) > 1;
  const act = { decision: ACT, id: turntableAct(props, id) };
  return several ? [act, { decision: POSITION, id: position }] : [act];
}

export function useGrab(props: BoardProps, setOut: SetOut, hold: (held: Held | null) => void) {
  const grabbed = useRef<{ from: number; held: Held } | null>(null);
  const angleOf = (event: PointerEvent): number => {
    const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return (Math.atan2(event.clientY - top - height / 2, event.clientX - left - width / 2) * 180) / Math.PI;
  };
  return (id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button > 0) return;
      (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
      grabbed.current = { from: angleOf(event), held: { id, turned: 0 } };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = grabbed.current;
      if (!now || now.held.id !== id) return;
      now.held = { id, turned: ((angleOf(event) - now.from + 540) % 360) - 180 };
      if (Math.abs(now.held.turned) >= TAP) hold(now.held);
    },
    onPointerUp: () => {
      const position = grabbed.current && nearestPosition(props, grabbed.current.held);
      if (position !== null) setOut(turningSteps(props, id, position));
      hold(null);
    },
    onPointerCancel: () => {
      grabbed.current = null;
      hold(null);
    },
    /** Whoever has turned it has answered already: the click that follows says nothing more. */
    onClickCapture: (event: MouseEvent) => {
      const turned = grabbed.current !== null && nearestPosition(props, grabbed.current.held) !== null;
      grabbed.current = null;
      if (turned && event.detail > 0) event.stopPropagation();
    },
  });
}
