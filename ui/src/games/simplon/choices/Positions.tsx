// Which way is the turntable to lie? The positions hang beside it, each as a small disc with what it joins.
import type { BoardProps } from "../../../contract/board";
import { type Camera, onScreen, type Point, type Size } from "../../../contract/panzoom/camera";
import { turningNow } from "../acts";
import { Disc } from "../art/Disc";
import { nodesOf, type Turntable } from "../map/board";
import { boxAround, leastCovering, placesAround } from "../map/places";
import { boardOf, joins, type Layout } from "../table";

const WIDTH = 214;
const ROW = 52;
const GAP = 26;
const EDGE = 6;
const NAMED = { width: 96, height: 44 }; // a station with its name, in pixels
const DISC = 36;
const ITSELF = 9; // rather a station is covered than the turntable

/** The middle of the list: the stations that it speaks of stay in sight. */
function placeBeside(board: Layout, table: Turntable, height: number, camera: Camera, view: Size): Point {
  const nodes = nodesOf(board);
  const ends = table.ports.flatMap(({ to }) => nodes.get(to) ?? []).map((one) => boxAround(onScreen(camera, one), NAMED.width, NAMED.height));
  const within = (middle: number, length: number, room: number) => Math.max(Math.min(middle, room - length / 2 - EDGE), length / 2 + EDGE);
  const at = onScreen(camera, table);
  const places = placesAround(at, WIDTH, height, GAP).map(({ x, y }) => ({ x: within(x, WIDTH, view.width), y: within(y, height, view.height) }));
  return leastCovering(places, WIDTH, height, { firm: [...ends, { ...boxAround(at, DISC), weight: ITSELF }], soft: [] });
}

export function Positions({ props, camera, view }: { props: BoardProps; camera: Camera; view: Size }) {
  const id = turningNow(props);
  const board = boardOf(props);
  const table = id === null ? undefined : board.turntables[id];
  if (id === null || !table) return null;
  const options = [...props.picks];
  const height = options.length * ROW + 12;
  const { x, y } = placeBeside(board, table, height, camera, view);
  return (
    <div class="so-positions" data-still role="group" aria-label={props.texts.word("board-positions", { name: table.id })} style={{ left: `${x - WIDTH / 2}px`, top: `${y - height / 2}px`, width: `${WIDTH}px` }}>
      {options.map((position) => (
        <button key={position} type="button" onClick={() => props.pick(position)}>
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <Disc table={table} position={position} />
          </svg>
          <span>{joins(props, id, position)}</span>
        </button>
      ))}
    </div>
  );
}
