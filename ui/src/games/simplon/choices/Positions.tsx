// Which way is the turntable to lie? The positions hang beside it, each as a small disc with what it joins.
import type { BoardProps } from "../../../contract/board";
import { type Camera, onScreen, type Size } from "../../../contract/panzoom/camera";
import { turningNow } from "../acts";
import { Disc } from "../art/Disc";
import { boardOf, joins } from "../table";

const WIDTH = 214;
const ROW = 52;
const GAP = 26;
const EDGE = 6;

export function Positions({ props, camera, view }: { props: BoardProps; camera: Camera; view: Size }) {
  const id = turningNow(props);
  const table = id === null ? undefined : boardOf(props).turntables[id];
  if (id === null || !table) return null;
  const options = [...props.picks];
  const at = onScreen(camera, table);
  const height = options.length * ROW + 12;
  const left = at.x + GAP + WIDTH > view.width ? at.x - GAP - WIDTH : at.x + GAP;
  const within = (place: number, length: number, room: number) => Math.max(Math.min(place, room - length - EDGE), EDGE);
  return (
    <div class="so-positions" data-still role="group" aria-label={props.texts.word("board-positions", { name: table.id })} style={{ left: `${within(left, WIDTH, view.width)}px`, top: `${within(at.y - height / 2, height, view.height)}px`, width: `${WIDTH}px` }}>
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
