// A turntable: its ports all around, and the tracks that it joins in this position.
import type { Port, Turntable } from "../map/board";

const RIM = 12.6;
const EDGE = 10.4;

const at = ({ bearing }: Port, radius: number): { x: number; y: number } => {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
};

const text = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From port to port, bent towards the middle. */
function joined(one: Port, other: Port): string {
  const [from, to] = [at(one, EDGE - 0.2), at(other, EDGE - 0.2)];
  return `M${text(from)}Q${text({ x: (from.x + to.x) * 0.12, y: (from.y + to.y) * 0.12 })} ${text(to)}`;
}

/** Away from the tracks, so that the letter can be read. */
function letterPlace(ports: Port[], pairs: [number, number][]): { x: number; y: number } {
  if (pairs.length !== 1) return { x: 0, y: 0 };
  const ends = (pairs[0] ?? []).map((index) => at(ports[index] as Port, 1));
  const sum = { x: ends.reduce((all, { x }) => all + x, 0), y: ends.reduce((all, { y }) => all + y, 0) };
  const length = Math.hypot(sum.x, sum.y);
  if (length > 0.45) return { x: (-sum.x / length) * 5, y: (-sum.y / length) * 5 };
  return { x: -(ends[0]?.y ?? 0) * 5.6, y: (ends[0]?.x ?? 0) * 5.6 };
}

/** `position` null: it is closed. `turned`: how far somebody holds it away from there, in degrees. */
export function Disc({ table, position, turned = 0 }: { table: Pick<Turntable, "id" | "ports" | "positions">; position: number | null; turned?: number }) {
  const { ports, id } = table;
  const pairs = position === null ? [] : (table.positions[position] ?? []);
  const letter = letterPlace(ports, pairs);
  return (
    <g class={position === null ? "so-disc closed" : "so-disc"}>
      <circle class="rim" r={RIM} />
      {ports.map((port) => (
        <path key={port.index} class="port" d={`M${text(at(port, EDGE))}L${text(at(port, RIM))}`} />
      ))}
      <g class="so-turns" data-turntable={id}>
        <g transform={turned ? `rotate(${turned.toFixed(1)})` : undefined}>
          <circle class="plate" r={EDGE} />
          {pairs.map(([one, other]) => (
            <g key={`${one} ${other}`}>
              <path class="track" d={joined(ports[one] as Port, ports[other] as Port)} />
              <path class="ties" d={joined(ports[one] as Port, ports[other] as Port)} />
            </g>
          ))}
          {position === null && <path class="bar" d="M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.500" />}
        </g>
      </g>
      <text x={letter.x} y={letter.y + 3.4} text-anchor="middle">
        {id}
      </text>
    </g>
  );
}

/** How far the disc turns from one position to another, in degrees, the shorter way. */
export function turnBetween({ ports, positions }: Pick<Turntable, "ports" | "positions">, before: number | null, after: number): number {
  const bearingOf = (position: number) => {
    const [one, other] = (positions[position]?.[0] ?? [0, 0]).map((index) => (ports[index]?.bearing ?? 0));
    const [a, b] = [((one ?? 0) * Math.PI) / 180, ((other ?? 0) * Math.PI) / 180];
    const [x, y] = [Math.sin(a) + Math.sin(b), Math.cos(a) + Math.cos(b)];
    return Math.hypot(x, y) < 0.45 ? (one ?? 0) : (Math.atan2(x, y) * 180) / Math.PI;
  };
  if (before === null) return 90;
  const turn = bearingOf(after) - bearingOf(before);
  return ((turn + 540) % 360) - 180;
}
