// What can be chosen shines; where a way leads there, with what it costs.
import type { Point } from "../../../contract/panzoom/camera";
import type { BoardFile } from "../map/board";
import { At } from "./layers";

export interface Cost {
  station: number;
  points: number;
  /** Pieces that are laid on the way. */
  pieces: number;
}

/** How much wider than a plain number a cost is drawn. */
export const extraWidth = (pieces: number): number => (pieces ? 14 + pieces * 10 : 0);

const RAYS = Array.from({ length: 12 }, (_, place) => place * 30);

export function Glow({ board, stations, scale }: { board: BoardFile; stations: number[]; scale: number }) {
  return (
    <g class="so-glows">
      {stations.map((id) => {
        const at = board.stations[id];
        return (
          at && (
            <At key={id} at={at} scale={scale}>
              <g class="so-glow">
                <circle r={26} fill="url(#so-glow)" />
                {RAYS.map((turn) => (
                  <path key={turn} d="M0-12.500V-17" transform={`rotate(${turn})`} />
                ))}
                <circle class="ring" r={10} />
              </g>
            </At>
          )
        );
      })}
    </g>
  );
}

export function Costs({ board, costs, places, scale }: { board: BoardFile; costs: Cost[]; places: Map<number, Point>; scale: number }) {
  return (
    <g class="so-costs">
      {costs.map(({ station, points, pieces }) => {
        const [at, aside] = [board.stations[station], places.get(station)];
        const width = 20 + extraWidth(pieces);
        return (
          at &&
          aside && (
            <At key={station} at={at} scale={scale} aside={aside}>
              <g class="so-cost">
                <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
                <text x={10 - width / 2} y={4.8} text-anchor="middle">
                  {points}
                </text>
                {pieces > 0 && <path class="minus" d={`M${21 - width / 2} 0h6`} />}
                {Array.from({ length: pieces }, (_, place) => (
                  <path key={place} class="rail" transform={`translate(${33 - width / 2 + place * 10} 0)`} d="M-3.800-5H3.800M-3.800-1.700H3.800M-3.800 1.700H3.800M-3.800 5H3.800M-1.900-6.500V6.500M1.900-6.500V6.500" />
                ))}
              </g>
            </At>
          )
        );
      })}
    </g>
  );
}

/** Two arrows around a turntable that can be turned. */
export function Turnable({ board, turntables, scale }: { board: BoardFile; turntables: Set<number>; scale: number }) {
  return (
    <g class="so-turnables">
      {[...turntables].map((id) => {
        const at = board.turntables[id];
        return (
          at && (
            <At key={id} at={at} scale={scale}>
              <g class="so-turnable">
                <circle r={15.5} />
                <path d="M-15.500-3A15.800 15.800 0 0 1-6-14.600M15.500 3A15.800 15.800 0 0 1 6 14.600" />
                <path class="head" d="M-7.500-18L-1.800-14.400L-8-11ZM7.500 18L1.800 14.400L8 11Z" />
              </g>
            </At>
          )
        );
      })}
    </g>
  );
}
