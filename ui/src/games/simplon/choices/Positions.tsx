// Which way is the turntable to lie? The positions hang beside it, each as a small disc with what it joins. A phone has no room for
// that on its map: there they lie beside the question, and nothing hides what the turntable leads to.
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

function Choices({ props, id, table }: { props: BoardProps; id: number; table: Turntable }) {
  return (
    <>
      {[...props.picks].map((position) => (
        <button key={position} type="button" onClick={() => props.pick(position)}>
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <Disc table={table} position={position} />
          </svg>
          <span>{joins(props, id, position)}</span>
        </button>
      ))}
    </>
  );
}

const turnedIn = (props: BoardProps): [number, Turntable | undefined] => {
  const id = turningNow(props) ?? -1;
  return [id, boardOf(props).turntables[id]];
};

const nameOf = ({ texts }: BoardProps, { id }: Turntable): string => texts.word("board-positions", { name: id });

export function Positions({ props, camera, view }: { props: BoardProps; camera: Camera; view: Size }) {
  const [id, table] = turnedIn(props);
  if (!table || props.phone) return null;
  const height = props.picks.size * ROW + 12;
  const { x, y } = placeBeside(boardOf(props), table, height, camera, view);
  return (
    <div class="so-positions" data-still role="group" aria-label={nameOf(props, table)} style={{ left: `${x - WIDTH / 2}px`, top: `${y - height / 2}px`, width: `${WIDTH}px` }}>
      <Choices props={props} id={id} table={table} />
    </div>
  );
}

export function PositionsAtHand(props: BoardProps) {
  const [id, table] = turnedIn(props);
  if (!table || !props.phone) return null;
  return (
    <div class="so-positions at-hand" role="group" aria-label={nameOf(props, table)}>
      <Choices props={props} id={id} table={table} />
    </div>
  );
}
