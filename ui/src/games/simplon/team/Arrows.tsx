// What somebody proposes: an arrow on the map from place to place.
import { At } from "../board/layers";
import type { BoardFile } from "../map/board";
import { drawn, slopeOn } from "../map/curves";
import { scaleOf } from "../map/scale";
import { wayOf } from "./bubbles";

export interface Plan {
  seat: number;
  name: string;
  /** Places one after the other, such as “station-3” or “turntable-0”. */
  places: string[];
  says: string;
}

function Arrow({ board, plan, scale }: { board: BoardFile; plan: Plan; scale: number }) {
  const { curves, end } = wayOf(board, plan);
  const last = curves.at(-1);
  if (!end) return null;
  const path = drawn(curves);
  const { symbol } = scaleOf(scale);
  const width = symbol / scale;
  return (
    <g class={`so-plan seat-${plan.seat}`} data-proposal={plan.seat}>
      {last && (
        <>
          <path class="case" d={path} stroke-width={7 * width} />
          <path class="arrow" d={path} stroke-width={4 * width} stroke-dasharray={`${8 * width} ${5 * width}`} />
          <At at={end} scale={scale}>
            <path class="head" transform={`rotate(${slopeOn(last, 1).toFixed(1)})`} d="M-2 0L-15-8L-12 0L-15 8Z" />
          </At>
        </>
      )}
      {!last && (
        <At at={end} scale={scale}>
          <circle class="around" r={19} />
        </At>
      )}
    </g>
  );
}

/** They lie under the names: whatever is planned, every name can be read. */
export function Arrows({ board, plans, scale }: { board: BoardFile; plans: Plan[]; scale: number }) {
  return (
    <g class="so-plans">
      {plans.map((plan, place) => (
        <Arrow key={place} board={board} plan={plan} scale={scale} />
      ))}
    </g>
  );
}
