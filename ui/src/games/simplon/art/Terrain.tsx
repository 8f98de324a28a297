// Land and sea under the rails; a board whose coast nobody knows lies on plain paper.
import { unlessUnchanged } from "../../../contract/unchanged";
import type { BoardFile } from "../map/board";
import { drawn, pointsIn, ring } from "../map/curves";
import { widthOf } from "../map/places";
import { DRAWN_BOARD, LAND, MOUNTAINS, RELIEF, SEAS } from "./land";

const outline = (shapes: string[]): string => shapes.map((one) => `${drawn(ring(pointsIn(one)))}Z`).join("");

const coast = outline(LAND);
const relief = outline(RELIEF);
const STEEP = 1.15;

/** Lines of water along the coast, from the widest to the narrowest: breadth, and how far they shine. */
const WATERLINES: [number, number, string][] = [
  [46, 44, "far"],
  [31, 29, "middle"],
  [18, 15.6, "near"],
  [7.5, 5, "surf"],
];

const mountain = (x: number, y: number, half: number) => {
  const top = y - half * STEEP;
  const at = (right: number, down: number) => `${(x + half * right).toFixed(1)} ${(top + half * STEEP * down).toFixed(1)}`;
  return {
    body: `M${at(-1, 1)}L${at(0, 0)}L${at(1, 1)}Z`,
    shade: `M${at(0, 0)}L${at(1, 1)}L${at(0.12, 1)}L${at(-0.18, 0.5)}Z`,
    snow: `M${at(0, 0)}L${at(-0.42, 0.42)}L${at(-0.16, 0.36)}L${at(-0.02, 0.5)}L${at(0.16, 0.34)}L${at(0.42, 0.42)}Z`,
  };
};

const peaks = pointsOf(MOUNTAINS);

function pointsOf(text: string) {
  const all = text.split(" ").map((one) => {
    const [x = 0, y = 0, half = 0] = one.split(",").map(Number);
    return mountain(x, y, half);
  });
  return { body: all.map(({ body }) => body), shade: all.map(({ shade }) => shade), snow: all.map(({ snow }) => snow) };
}

/** Letters stand as far apart as their sea has room. */
const spacingIn = (name: string, size: number, room: number): number => Math.max(1, Math.min(8, (room - widthOf(name) * size) / name.length));

function Europe({ seas }: { seas: Record<string, string> }) {
  return (
    <>
      <rect class="so-sea" x={-900} y={-700} width={3000} height={2100} />
      <rect class="so-waves" x={-900} y={-700} width={3000} height={2100} fill="url(#so-waves)" />
      {WATERLINES.map(([shine, water, kind]) => (
        <g key={kind}>
          <path class={`so-water ${kind}`} d={coast} stroke-width={shine} />
          <path class={`so-water deep ${kind}`} d={coast} stroke-width={water} />
        </g>
      ))}
      <path class="so-cast" d={coast} transform="translate(2.5 4)" />
      <path class="so-land" d={coast} />
      <path class="so-relief" d={relief} />
      {peaks.body.map((body, place) => (
        <g key={place}>
          <path class="so-rock" d={body} />
          <path class="so-rock shade" d={peaks.shade[place]} />
          <path class="so-snow" d={peaks.snow[place]} />
        </g>
      ))}
      {SEAS.map(({ sea, x, y, size, room, turn }) => (
        <text key={sea} class="so-sea-name" x={x} y={y} font-size={size} letter-spacing={spacingIn(seas[sea] ?? "", size, room)} text-anchor="middle" transform={`rotate(${turn} ${x} ${y})`}>
          {seas[sea]}
        </text>
      ))}
    </>
  );
}

function Paper({ width, height }: { width: number; height: number }) {
  return (
    <>
      <rect class="so-land" x={-900} y={-700} width={width + 1800} height={height + 1400} />
      <path class="so-grid" d={`${Array.from({ length: 60 }, (_, place) => `M${place * 50 - 900} -700V${height + 700}`).join("")}${Array.from({ length: 50 }, (_, place) => `M-900 ${place * 50 - 700}H${width + 900}`).join("")}`} />
    </>
  );
}

/** The ground of this board; `seas` are the names of the seas. */
export const Terrain = unlessUnchanged(
  ({ board, seas }: { board: BoardFile; seas: Record<string, string> }) => (
    <g class="so-terrain">{board.id === DRAWN_BOARD ? <Europe seas={seas} /> : <Paper width={board.size[0]} height={board.size[1]} />}</g>
  ),
  (one, other) => one.board === other.board && one.seas["black"] === other.seas["black"],
);
