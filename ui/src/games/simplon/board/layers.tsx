// What lies on the rails: gaps and laid pieces, stations, turntables, names, pieces to be fetched.
import type { ComponentChildren } from "preact";

import type { Point } from "../../../contract/panzoom/camera";
import { Disc } from "../art/Disc";
import { Flag, Rail, Star } from "../art/signs";
import { type BoardFile, isMain } from "../map/board";
import { pointOn, slopeOn } from "../map/curves";
import { baselineOf } from "../map/offers";
import { scaleOf } from "../map/scale";
import type { Label } from "../map/sheet";
import { curvesOf } from "../map/tracks";

/** A sign at a point of the map, so much larger than it is drawn; `aside` are pixels. */
export function At({ at, scale, aside, grow = scaleOf(scale).symbol, children, ...rest }: { at: Point; scale: number; aside?: Point | undefined; grow?: number; children: ComponentChildren } & Record<string, unknown>) {
  const x = at.x + (aside?.x ?? 0) / scale;
  const y = at.y + (aside?.y ?? 0) / scale;
  return (
    <g {...rest} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(grow / scale).toFixed(4)})`}>
      {children}
    </g>
  );
}

/** Where a track is torn up a flag stands; where it was mended lies a new rail. */
export function Damages({ board, open, scale }: { board: BoardFile; open: Set<string>; scale: number }) {
  const curves = curvesOf(board);
  const all = board.edges.flatMap((edge) => edge.damages.map((damage) => ({ damage, curve: curves.get(edge.id) })));
  return (
    <g class="so-damages">
      {all.map(({ damage: { id, flag, at }, curve }) => {
        if (!curve) return null;
        const turn = `rotate(${slopeOn(curve, at).toFixed(1)})`;
        return (
          <At key={id} at={pointOn(curve, at)} scale={scale} data-damage={id}>
            {open.has(id) ? (
              <>
                <g class="so-gap" transform={turn}>
                  <rect x={-5.5} y={-5.4} width={11} height={10.8} />
                  <path d="M-5.5-4.800L-3.600-1.600L-5.800 1L-4 4.800M5.500-4.800L3.800-1.200L5.800 1.400L4 4.800" />
                </g>
                <Flag kind={flag} />
              </>
            ) : (
              <g class="so-laid" transform={turn}>
                <rect x={-10.5} y={-6} width={21} height={12} rx={1.5} />
                <Rail />
              </g>
            )}
          </At>
        );
      })}
    </g>
  );
}

export function Stations({ board, scale }: { board: BoardFile; scale: number }) {
  const ends = [board.start.detective, board.start.goal];
  return (
    <g class="so-stations">
      {board.stations.map((station) => (
        <At key={station.id} at={station} scale={scale}>
          {ends.includes(station.id) ? (
            <g class="so-terminus">
              <circle r={9} />
              <Star />
            </g>
          ) : (
            <>
              <circle class={isMain(board, station.id) ? "so-dot main" : "so-dot"} r={isMain(board, station.id) ? 6.6 : 4.6} />
              {isMain(board, station.id) && <circle class="so-eye" r={2.6} />}
            </>
          )}
        </At>
      ))}
    </g>
  );
}

export function Turntables({ board, positions, held, scale }: { board: BoardFile; positions: (number | null)[]; held: { id: number; turned: number } | null; scale: number }) {
  return (
    <g class="so-turntables">
      {board.turntables.map((table, id) => (
        <At key={table.id} at={table} scale={scale}>
          <Disc table={table} position={positions[id] ?? null} turned={held?.id === id ? held.turned : 0} />
        </At>
      ))}
    </g>
  );
}

/** `labels` keep their distance from their station, at whatever scale between two steps; hairlines lie below all of them. */
export function Names({ board, labels, step, scale }: { board: BoardFile; labels: Label[]; step: number; scale: number }) {
  const places = new Map<string, Point>([...board.stations, ...board.sea.trunk, ...board.sea.coast, ...board.sea.naxos, ...board.sea.tail].map((one) => [one.id, one]));
  return (
    <g class="so-names">
      {labels.map(({ id, line }) => {
        const { x, y } = places.get(id) ?? { x: 0, y: 0 };
        return line && <path key={id} class="so-leader" data-leads={id} d={`M${x} ${y}l${((line.to.x - line.from.x) / scale).toFixed(2)} ${((line.to.y - line.from.y) / scale).toFixed(2)}`} />;
      })}
      {labels.map(({ id, text, at, kind, size }) => {
        const place = places.get(id) ?? { x: 0, y: 0 };
        return (
          <At key={id} at={place} scale={scale} aside={{ x: at.x - place.x * step, y: at.y - place.y * step }} grow={1}>
            <text class={`so-name ${kind}`} data-name={id} font-size={size.toFixed(1)} y={baselineOf({ text, kind, size }).toFixed(1)} text-anchor="middle">
              {text}
            </text>
          </At>
        );
      })}
    </g>
  );
}

export function Pieces({ board, places, scale }: { board: BoardFile; places: Map<number, Point>; scale: number }) {
  return (
    <g class="so-pieces">
      {[...places].map(([station, aside]) => {
        const at = board.stations[station];
        return (
          at && (
            <g key={station} data-piece={at.id}>
              <path class="so-string" d={`M${at.x} ${at.y}L${at.x + aside.x / scale} ${at.y + aside.y / scale}`} />
              <At at={at} scale={scale} aside={aside}>
                <g class="so-piece">
                  <rect x={-12} y={-8} width={24} height={16} rx={2.5} />
                  <Rail />
                </g>
              </At>
            </g>
          )
        );
      })}
    </g>
  );
}
