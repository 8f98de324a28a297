// What somebody proposes: an arrow on the map from place to place, and what they say about it.
import type { Point } from "../../../contract/panzoom/camera";
import { markOf } from "../art/signs";
import { At } from "../board/layers";
import type { BoardFile } from "../map/board";
import { bent, drawn, slopeOn } from "../map/curves";
import { widthOf } from "../map/places";
import { scaleOf } from "../map/scale";
import { spotOf } from "../map/spots";

export interface Plan {
  seat: number;
  name: string;
  /** Places one after the other, such as “station-3” or “turntable-0”. */
  places: string[];
  says: string;
}

const LINE = 24; // letters
const BEND = 16;

/** Words in lines of about this many letters. */
function lines(text: string): string[] {
  return text.split(" ").reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last === undefined || last.length + word.length >= LINE) return [...all, word];
    return [...all.slice(0, -1), `${last} ${word}`];
  }, []);
}

function Bubble({ plan: { seat, name, says } }: { plan: Plan }) {
  const said = lines(says);
  const width = Math.max(...said.map((line) => widthOf(line) * 11.5), widthOf(name) * 12 + 16) + 18;
  const height = 22 + said.length * 14;
  return (
    <g class="so-bubble">
      <path d={`M22 ${-16}L0 0L34 ${-16}`} />
      <rect x={6} y={-16 - height} width={width} height={height} rx={3} />
      <path class="mouth" d="M23-16.500L33-16.500" />
      <text class="who" x={15} y={-height - 1}>
        {markOf(seat)} {name.toLocaleUpperCase()}
      </text>
      {said.map((line, place) => (
        <text key={place} x={15} y={-height + 14 + place * 14}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Arrow({ board, plan, scale }: { board: BoardFile; plan: Plan; scale: number }) {
  const points = plan.places.map((place) => spotOf(board, place)).filter((one): one is Point => one !== null);
  const curves = points.slice(1).map((to, place) => bent(points[place] as Point, to, BEND));
  const [end, last] = [points.at(-1), curves.at(-1)];
  if (!end) return null;
  const path = drawn(curves);
  const width = scaleOf(scale).symbol / scale;
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
      {plan.says && (
        <At at={last ? { x: (last.pull.x + last.push.x) / 2, y: (last.pull.y + last.push.y) / 2 } : end} scale={scale}>
          <Bubble plan={plan} />
        </At>
      )}
    </g>
  );
}

export function Arrows({ board, plans, scale }: { board: BoardFile; plans: Plan[]; scale: number }) {
  return (
    <g class="so-plans">
      {plans.map((plan, place) => (
        <Arrow key={place} board={board} plan={plan} scale={scale} />
      ))}
    </g>
  );
}
