// What can be touched on the map: a button over each station and turntable that may be chosen, and a place that keys lead to
// over each of the others.
import { useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import type { Camera, Point } from "../../../contract/panzoom/camera";
import { unlessUnchanged } from "../../../contract/unchanged";
import type { SetOut } from "../errand";
import { scaleOf } from "../map/scale";
import type { Label } from "../map/sheet";
import { neighbour } from "../map/spots";
import { boardOf, stationName, viewOf } from "../table";
import { type Held, useGrab } from "./grab";
import { stationTouch, type Touch, turntableTouch } from "./touches";

const SMALLEST = 28; // pixels
const STATION = 30;
const TURNTABLE = 32;

interface HitsProps {
  props: BoardProps;
  scale: number;
  setOut: SetOut;
  hold: (held: Held | null) => void;
  /** Names as they stand on the map at this scale; where one is cut short, all of it is shown where the hand or the focus is. */
  labels: Label[];
}

interface Node extends Touch, Point {
  node: string;
  place: string;
  size: number;
  grabbed?: object;
  name?: string | undefined;
}

function nodesOf({ props, scale, setOut, labels }: HitsProps, grab: (id: number) => object): Node[] {
  const board = boardOf(props);
  const { symbol } = scaleOf(scale);
  const written = new Map(labels.map(({ id, text }) => [id, text]));
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

/** While the map is moved everything stays where it is on it; `setOut` is the same as long as the table is. */
const isDrawn = (one: HitsProps, other: HitsProps): boolean => one.props === other.props && one.scale === other.scale && one.labels === other.labels;

/** Only one of them is reached by the tab key; from there arrows lead along the tracks. */
const Nodes = unlessUnchanged((given: HitsProps) => {
  const { props, scale, setOut, hold } = given;
  const board = boardOf(props);
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
    (event.currentTarget as HTMLElement).parentElement?.querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus();
  };
  return (
    <>
      {nodes.map(({ node, place, x, y, size, label, name, act, grabbed }) => {
        const common = {
          "data-node": node,
          "data-id": place,
          "data-name": name,
          "aria-label": label,
          class: "so-hit",
          tabIndex: node === entry ? 0 : -1,
          style: { left: `${x * scale}px`, top: `${y * scale}px`, width: `${size}px`, height: `${size}px` },
          onFocus: () => stopAt(node),
          onKeyDown: press,
        };
        return act ? <button key={node} type="button" {...common} {...grabbed} onClick={act} /> : <span key={node} role="img" {...common} />;
      })}
    </>
  );
}, isDrawn);

export function Hits({ camera, ...given }: Omit<HitsProps, "scale"> & { camera: Camera }) {
  return (
    <div class="so-hits" style={{ transform: `translate(${camera.x}px, ${camera.y}px)` }}>
      <Nodes {...given} scale={camera.scale} />
    </div>
  );
}
