// What somebody proposes: an arrow on the map from place to place, and what they say about it.
import { useMemo } from "preact/hooks";

import { markOf } from "../art/signs";
import { At } from "../board/layers";
import type { BoardFile } from "../map/board";
import { drawn, slopeOn } from "../map/curves";
import type { Box } from "../map/places";
import { scaleOf } from "../map/scale";
import { type Bubble, bubblesOf, wayOf } from "./bubbles";

export interface Plan {
  seat: number;
  name: string;
  /** Places one after the other, such as “station-3” or “turntable-0”. */
  places: string[];
  says: string;
}

function Words({ plan: { seat, name }, bubble, symbol }: { plan: Plan; bubble: Bubble; symbol: number }) {
  const { lines, width, height, aside } = bubble;
  const tip = { x: -aside.x / symbol, y: -aside.y / symbol };
  const length = Math.hypot(tip.x, tip.y) || 1;
  const across = { x: (-tip.y / length) * 7, y: (tip.x / length) * 7 };
  const [left, top] = [-width / 2, -height / 2];
  return (
    <g class="so-bubble">
      <path d={`M${across.x.toFixed(1)} ${across.y.toFixed(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${(-across.x).toFixed(1)} ${(-across.y).toFixed(1)}Z`} />
      <rect x={left} y={top} width={width} height={height} rx={3} />
      <text class="who" x={left + 9} y={top + 15}>
        {markOf(seat)} {name.toLocaleUpperCase()}
      </text>
      {lines.map((line, place) => (
        <text key={place} x={left + 9} y={top + 30 + place * 14}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Arrow({ board, plan, scale, bubble }: { board: BoardFile; plan: Plan; scale: number; bubble: Bubble | undefined }) {
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
      {bubble && (
        <At at={bubble.tip} scale={scale} aside={bubble.aside}>
          <Words plan={plan} bubble={bubble} symbol={symbol} />
        </At>
      )}
    </g>
  );
}

/** `taken` is what lies on the map at the scale `step`, which is about the one that is drawn. */
export function Arrows({ board, plans, scale, step, taken }: { board: BoardFile; plans: Plan[]; scale: number; step: number; taken: Box[] }) {
  const key = JSON.stringify(plans);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const bubbles = useMemo(() => bubblesOf(board, plans, step, taken), [board, step, taken, key]);
  return (
    <g class="so-plans">
      {plans.map((plan, place) => (
        <Arrow key={place} board={board} plan={plan} scale={scale} bubble={bubbles.get(place)} />
      ))}
    </g>
  );
}
