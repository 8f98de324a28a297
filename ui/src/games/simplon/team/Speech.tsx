// What somebody says about a plan, over everything else on the map.
import { useMemo } from "preact/hooks";

import type { Camera, Size } from "../../../contract/panzoom/camera";
import { markOf } from "../art/signs";
import { At } from "../board/layers";
import type { BoardFile } from "../map/board";
import type { Box } from "../map/places";
import type { Plan } from "./Arrows";
import { type Bubble, bubblesOf, lettersAt } from "./bubbles";

interface BubblesProps {
  board: BoardFile;
  plans: Plan[];
  camera: Camera;
  view: Size;
  /** About the scale that is drawn: `taken` is what lies on the map at this one. */
  step: number;
  taken: Box[];
}

interface DrawnProps {
  plans: Plan[];
  bubbles: Map<number, Bubble>;
  scale: number;
}

const LEAP = 40; // pixels: words look for another place only now and then while the map is moved

/** Where the words of each plan stand. */
export function useBubbles({ board, plans, camera, view, step, taken }: BubblesProps): Map<number, Bubble> {
  const { scale } = camera;
  const rounded = (offset: number) => -Math.round(offset / LEAP) * LEAP * (step / scale);
  const [left, top] = [rounded(camera.x), rounded(camera.y)];
  const seen = { left: left + LEAP / 2, top: top + LEAP / 2, right: left + view.width - LEAP / 2, bottom: top + view.height - LEAP / 2 };
  const key = JSON.stringify([plans, view, Math.round(camera.x / LEAP), Math.round(camera.y / LEAP)]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => bubblesOf(board, plans, step, taken, seen), [board, step, taken, key]);
}

/** From the words to what they are about. They lie under the names, which can be read whatever is said. */
export function Pointers({ plans, bubbles, scale }: DrawnProps) {
  const symbol = lettersAt(scale);
  return (
    <g class="so-plans">
      {[...bubbles].map(([place, { tip: at, aside }]) => {
        const tip = { x: -aside.x / symbol, y: -aside.y / symbol };
        const length = Math.hypot(tip.x, tip.y) || 1;
        const [x, y] = [(-tip.y / length) * 5, (tip.x / length) * 5];
        return (
          <At key={place} at={at} scale={scale} aside={aside} grow={symbol} class={`so-pointer seat-${plans[place]?.seat}`}>
            <path d={`M${x.toFixed(1)} ${y.toFixed(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${(-x).toFixed(1)} ${(-y).toFixed(1)}Z`} />
          </At>
        );
      })}
    </g>
  );
}

function Words({ plan: { seat, name }, bubble: { lines, width, height } }: { plan: Plan; bubble: Bubble }) {
  const [left, top] = [-width / 2, -height / 2];
  return (
    <g class="so-bubble">
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

export function Bubbles({ plans, bubbles, scale }: DrawnProps) {
  return (
    <g class="so-plans">
      {plans.map((plan, place) => {
        const bubble = bubbles.get(place);
        return (
          bubble && (
            <At key={place} at={bubble.tip} scale={scale} aside={bubble.aside} grow={lettersAt(scale)} class={`so-said seat-${plan.seat}`} data-proposal={plan.seat}>
              <Words plan={plan} bubble={bubble} />
            </At>
          )
        );
      })}
    </g>
  );
}
