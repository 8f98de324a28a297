// What somebody says about a plan, over everything else on the map.
import { useMemo } from "preact/hooks";

import type { Camera, Size } from "../../../contract/panzoom/camera";
import { markOf } from "../art/signs";
import { At } from "../board/layers";
import type { BoardFile } from "../map/board";
import type { Box } from "../map/places";
import type { Plan } from "./Arrows";
import { type Bubble, bubblesOf, lettersAt } from "./bubbles";

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

interface BubblesProps {
  board: BoardFile;
  plans: Plan[];
  camera: Camera;
  view: Size;
  /** About the scale that is drawn: `taken` is what lies on the map at this one. */
  step: number;
  taken: Box[];
}

const LEAP = 40; // pixels: words look for another place only now and then while the map is moved

export function Bubbles({ board, plans, camera, view, step, taken }: BubblesProps) {
  const { scale } = camera;
  const rounded = (offset: number) => -Math.round(offset / LEAP) * LEAP * (step / scale);
  const [left, top] = [rounded(camera.x), rounded(camera.y)];
  const seen = { left: left + LEAP / 2, top: top + LEAP / 2, right: left + view.width - LEAP / 2, bottom: top + view.height - LEAP / 2 };
  const key = JSON.stringify([plans, view, Math.round(camera.x / LEAP), Math.round(camera.y / LEAP)]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const bubbles = useMemo(() => bubblesOf(board, plans, step, taken, seen), [board, step, taken, key]);
  const symbol = lettersAt(scale);
  return (
    <g class="so-plans">
      {plans.map((plan, place) => {
        const bubble = bubbles.get(place);
        return (
          bubble && (
            <g key={place} class={`so-said seat-${plan.seat}`} data-proposal={plan.seat}>
              <At at={bubble.tip} scale={scale} aside={bubble.aside} grow={symbol}>
                <Words plan={plan} bubble={bubble} symbol={symbol} />
              </At>
            </g>
          )
        );
      })}
    </g>
  );
}
