// What somebody proposes: an arrow on the map from place to place, and what they say about it.
import { useMemo } from "preact/hooks";

import type { Camera, Size } from "../../../contract/panzoom/camera";
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

interface ArrowsProps {
  board: BoardFile;
  plans: Plan[];
  camera: Camera;
  view: Size;
  /** About the scale that is drawn: `taken` is what lies on the map at this one. */
  step: number;
  taken: Box[];
}

const LEAP = 40; // pixels: words look for another place only now and then while the map is moved

export function Arrows({ board, plans, camera, view, step, taken }: ArrowsProps) {
  const { scale } = camera;
  const rounded = (offset: number) => -Math.round(offset / LEAP) * LEAP * (step / scale);
  const [left, top] = [rounded(camera.x), rounded(camera.y)];
  const seen = { left: left + LEAP / 2, top: top + LEAP / 2, right: left + view.width - LEAP / 2, bottom: top + view.height - LEAP / 2 };
  const key = JSON.stringify([plans, view, Math.round(camera.x / LEAP), Math.round(camera.y / LEAP)]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const bubbles = useMemo(() => bubblesOf(board, plans, step, taken, seen), [board, step, taken, key]);
  return (
    <g class="so-plans">
      {plans.map((plan, place) => (
        <Arrow key={place} board={board} plan={plan} scale={scale} bubble={bubbles.get(place)} />
      ))}
    </g>
  );
}
