// What can be touched on the map: a button over each station and turntable that may be chosen, and a place that keys lead to
// over each of the others.
import { useRef, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import type { Camera, Point } from "../../../contract/panzoom/camera";
import type { SetOut } from "../errand";
import { scaleOf } from "../map/scale";
import { neighbour } from "../map/spots";
import { boardOf, stationName, viewOf } from "../table";
import { type Held, useGrab } from "./grab";
import { stationTouch, type Touch, turntableTouch } from "./touches";

const SMALLEST = 28; // pixels
const STATION = 30;
const TURNTABLE = 32;

interface HitsProps {
  props: BoardProps;
  camera: Camera;
  setOut: SetOut;
  hold: (held: Held | null) => void;
  /** Names as they stand on the map at this scale; where one is cut short, all of it is shown where the hand or the focus is. */
  written: Map<string, string>;
}

interface Node extends Touch, Point {
  node: string;
  place: string;
  size: number;
  grabbed?: object;
  name?: string | undefined;
}

function nodesOf({ props, camera, setOut, written }: HitsProps, grab: (id: number) => object): Node[] {
  const board = boardOf(props);
  const { symbol } = scaleOf(camera.scale);
  const sized = (size: number) => Math.max(SMALLEST, size * symbol);
  const unwritten = (id: string, name: string) => (written.get(id) === name ? undefined : name);
  return [
    ...board.stations.map(({ id, x, y }, number) => ({ x, y, node: id, place: `station-${number}`, size: sized(STATION), name: unwritten(id, stationName(props, number)), ...stationTouch(props, number, setOut) })),
    ...board.turntables.map(({ id, x, y }, number) => {
      const touch = turntableTouch(props, number, setOut);
      return { x, y, node: id, place: `turntable-${number}`, size: sized(TURNTABLE), ...touch, ...(touch.turns && { grabbed: { ...grab(number), "data-grabs": true } }) };
    }),
  ];
}

/** Only one of them is reached by the tab key; from there arrows lead along the tracks. */
export function Hits(given: HitsProps) {
  const { props, camera, setOut, hold } = given;
  const board = boardOf(props);
  const layer = useRef<HTMLDivElement>(null);
  const [stop, stopAt] = useState<string | null>(null);
  const nodes = nodesOf(given, useGrab(props, setOut, hold));
  const here = board.stations[viewOf(props).stations[Math.max(props.seat, 0)] ?? 0]?.id;
  const entry = stop ?? nodes.find(({ act }) => act)?.node ?? here;
  const press = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset["node"];
    const to = from && neighbour(board, from, event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    layer.current?.querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus();
  };
  return (
    <div class="so-hits" ref={layer} style={{ transform: `translate(${camera.x}px, ${camera.y}px)` }}>
      {nodes.map(({ node, place, x, y, size, label, name, act, grabbed }) => {
        const common = {
          "data-node": node,
          "data-id": place,
          "data-name": name,
          "aria-label": label,
          class: "so-hit",
          tabIndex: node === entry ? 0 : -1,
          style: { left: `${x * camera.scale}px`, top: `${y * camera.scale}px`, width: `${size}px`, height: `${size}px` },
          onFocus: () => stopAt(node),
          onKeyDown: press,
        };
        return act ? <button key={node} type="button" {...common} {...grabbed} onClick={act} /> : <span key={node} role="img" {...common} />;
      })}
    </div>
  );
}
