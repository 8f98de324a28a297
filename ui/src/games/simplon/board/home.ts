// From where the map is looked at in the beginning.
import type { BoardProps } from "../../../contract/board";
import { around, type Camera, fillingScale, lookingAt, middleOf, type Rect, type Size, wholeScale } from "../../../contract/panzoom/camera";
import type { Home } from "../../../contract/panzoom/panZoom";
import { squaresOf } from "../map/board";
import { boardOf, type Layout, viewOf } from "../table";

const READABLE = 1.05; // a phone begins where names have room
const ROOM = { left: 44, top: 54, right: 126, bottom: 40 }; // pixels around the outermost places, for their names

/** All places, as large as the box has room for them and their names. */
function wholeNetwork(board: Layout, view: Size): Camera {
  const box = around([...board.stations, ...board.turntables, ...squaresOf(board)]);
  const right = Math.max(ROOM.right, view.width * 0.115); // letters grow with the map
  const room = { width: view.width - ROOM.left - right, height: view.height - ROOM.top - ROOM.bottom };
  const { x, y, scale } = lookingAt(middleOf(box), wholeScale(box, room), room);
  return { x: x + ROOM.left, y: y + ROOM.top, scale };
}

/** A wide screen shows all of it; a phone begins at my locomotive, close enough to read. */
export function homeOf(props: BoardProps, world: Rect): Home {
  const board = boardOf(props);
  const { stations, detective } = viewOf(props);
  const mine = board.stations[stations[props.seat] ?? detective ?? 0] ?? middleOf(world);
  return (view) => {
    const small = view.width < 640 || view.height < 300;
    if (!small) return wholeNetwork(board, view);
    return lookingAt(mine, Math.max(READABLE, fillingScale(world, view)), view);
  };
}
