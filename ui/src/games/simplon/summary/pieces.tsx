// What the drawings of the summary are made of, each on a strip of the map.
import type { ComponentChildren } from "preact";

import { Disc } from "../art/Disc";
import { Engine, Flag, Slot, Star } from "../art/signs";

interface Place {
  x: number;
  y: number;
  size?: number;
  children: ComponentChildren;
}

export const Scene = ({ children }: { children: ComponentChildren }) => (
  <svg class="so-sum" viewBox="0 0 220 100" preserveAspectRatio="xMidYMid meet">
    {children}
  </svg>
);

export const At = ({ x, y, size = 1, children }: Place) => <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>;

/** Water all over, however wide the strip is. */
export const Sea = () => <rect class="sea" x={-400} y={-60} width={1020} height={220} />;

/** A stretch of the main line. */
export const Line = ({ d }: { d: string }) => (
  <g class="so-main simplon">
    <path class="bed" d={d} />
    <path class="body" d={d} />
    <path class="pattern" d={d} />
  </g>
);

/** A stretch of a secondary line. */
export const Side = ({ d }: { d: string }) => (
  <g>
    <path class="so-side bed" d={d} />
    <path class="so-side ties" d={d} />
    <path class="so-side rail" d={d} />
  </g>
);

export const Station = ({ x, y }: { x: number; y: number }) => <circle class="so-dot main" cx={x} cy={y} r={6.6} />;

/** Constantinople. */
export const Goal = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y} size={1.3}>
    <g class="so-terminus">
      <circle r={9} />
    </g>
    <Star />
  </At>
);

export const Gap = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <g class="so-gap">
      <rect x={-7} y={-6} width={14} height={12} />
      <path d="M-7-6L-4-2L-7 1L-4 6M7-6L4-1L7 2L4 6" />
    </g>
    <At x={0} y={-6}>
      <Flag kind="violet" />
    </At>
  </At>
);

/** Somebody's locomotive, with what it carries. */
export const Locomotive = ({ x, y, seat, load = 0, size = 1.1 }: { x: number; y: number; seat: number; load?: number; size?: number }) => (
  <g class={`seat-${seat}`}>
    <At x={x} y={y} size={size}>
      <Engine />
      {Array.from({ length: load }, (_, place) => (
        <At key={place} x={-14 + place * 14} y={-36} size={0.9}>
          <Slot full />
        </At>
      ))}
    </At>
  </g>
);

const port = (index: number, bearing: number) => ({ index, edge: "", to: "", bearing });
const TURNTABLE = { id: "M", ports: [port(0, 0), port(1, 90), port(2, 270)], positions: [[[0, 1]], [[1, 2]], [[2, 0]]] as [number, number][][] };

/** A turntable with tracks to the north, the east and the west. */
export const Turntable = ({ x, y, position, size = 1.5 }: { x: number; y: number; position: number; size?: number }) => (
  <At x={x} y={y} size={size}>
    <Disc table={TURNTABLE} position={position} />
  </At>
);
