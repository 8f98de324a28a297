// A turntable that has just been turned turns on the map.
import { useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { turnBetween } from "../art/Disc";
import { boardOf } from "../table";

const TURN = 520; // milliseconds

/** Returns where the map is to be found. */
export function useTurning(props: BoardProps) {
  const element = useRef<SVGSVGElement>(null);
  const { justTold, still } = props;
  const { turntables } = boardOf(props);
  useLayoutEffect(() => {
    if (still) return;
    for (const { event, facts } of justTold) {
      const table = event === "Pivoted" ? turntables[Number(facts["turntable"])] : undefined;
      const disc = table && element.current?.querySelector(`[data-turntable="${table.id}"]`);
      if (!table || !disc?.animate) continue;
      const turn = turnBetween(table, facts["before"] as number | null, Number(facts["position"]));
      disc.animate([{ transform: `rotate(${-turn}deg)` }, { transform: "rotate(0deg)" }], { duration: TURN, easing: "cubic-bezier(.3,1.4,.5,1)" });
    }
  }, [justTold, still, turntables]);
  return element;
}
