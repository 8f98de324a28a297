// Whoever travels: the locomotives with their loads, Sir Henry, and the admiral's ship.
import type { BoardProps } from "../../../contract/board";
import type { Point } from "../../../contract/panzoom/camera";
import type { Told } from "../../../wire";
import { Engine, markOf, Ship, SirHenry, Slot } from "../art/signs";
import { squaresOf } from "../map/board";
import { PIN } from "../map/furniture";
import { scaleOf } from "../map/scale";
import { shipWay } from "../map/sea";
import { wayAlong } from "../map/tracks";
import { boardOf, courseOf, tracksFrom, viewOf } from "../table";
import { At } from "./layers";
import { useTravel } from "./travel";

export const CAPACITY = 2;

/** The points of the move that has just been told, if it was this one's. */
function wayOf(props: BoardProps, isMine: (told: Told) => boolean): Point[] {
  const board = boardOf(props);
  const told = props.justTold.findLast((one) => one.event === "Moved" && isMine(one));
  const section = told && board.sections[Number(told.facts["section"])];
  const origin = told && board.stations[Number(told.facts["origin"])]?.id;
  return section && origin ? wayAlong(board, tracksFrom(board, section, origin), origin) : [];
}

/** A card with the locomotive and what it carries, and a tip that points to its station. */
function Pin({ seat, load, aside, mine, acting }: { seat: number; load: number; aside: Point; mine: boolean; acting: boolean }) {
  const [w, h] = [PIN.width / 2, PIN.height / 2 - 1];
  const length = Math.hypot(aside.x, aside.y) || 1;
  const across = { x: (-aside.y / length) * 8, y: (aside.x / length) * 8 };
  const tip = { x: -aside.x * (1 - 8 / length), y: -aside.y * (1 - 8 / length) };
  return (
    <g class={`so-pin seat-${seat}${mine ? " mine" : ""}${acting ? " acting" : ""}`} data-locomotive={seat}>
      <path class="tip" d={`M${across.x} ${across.y}L${tip.x} ${tip.y}L${-across.x} ${-across.y}Z`} />
      <rect class="card" x={-w} y={-h} width={2 * w} height={2 * h} rx={5} />
      <g transform="translate(-14 9) scale(.84)">
        <Engine />
      </g>
      {Array.from({ length: CAPACITY }, (_, place) => (
        <g key={place} transform={`translate(${16 + place * 12.5} 0) scale(.92)`}>
          <Slot full={place < load} />
        </g>
      ))}
      <g class="mark" transform={`translate(${-w + 1} ${-h + 1})`}>
        <circle r={7} />
        <text y={3.6} text-anchor="middle">
          {markOf(seat)}
        </text>
      </g>
    </g>
  );
}

const onMap = ({ x, y }: Point, scale: number): Point => ({ x: x / scale, y: y / scale });

function Locomotive({ props, seat, station, aside, scale }: { props: BoardProps; seat: number; station: number; aside: Point; scale: number }) {
  const element = useTravel(station, () => wayOf(props, ({ facts }) => facts["seat"] === seat), props.still, onMap(aside, scale));
  const at = boardOf(props).stations[station];
  const { symbol } = scaleOf(scale);
  const { loads, actor } = viewOf(props);
  if (!at) return null;
  return (
    <g ref={element}>
      <At at={at} scale={scale} aside={aside}>
        <Pin seat={seat} load={loads[seat] ?? 0} aside={{ x: aside.x / symbol, y: aside.y / symbol }} mine={seat === props.seat} acting={seat === actor} />
      </At>
    </g>
  );
}

export function Locomotives({ props, places, scale }: { props: BoardProps; places: Map<number, Point>; scale: number }) {
  const { stations, actor } = viewOf(props);
  const order = [...places].sort(([one], [other]) => Number(one === actor) - Number(other === actor));
  return (
    <g class="so-locomotives">
      {order.map(([seat, aside]) => (
        <Locomotive key={seat} props={props} seat={seat} station={stations[seat] ?? 0} aside={aside} scale={scale} />
      ))}
    </g>
  );
}

export function Detective({ props, aside, scale }: { props: BoardProps; aside: Point; scale: number }) {
  const { detective } = viewOf(props);
  const element = useTravel(detective, () => wayOf(props, ({ facts }) => facts["detective"] === true), props.still, onMap(aside, scale));
  const at = boardOf(props).stations[detective ?? 0];
  if (!at) return null;
  return (
    <g ref={element} data-detective>
      <At at={at} scale={scale} aside={aside}>
        <SirHenry />
      </At>
    </g>
  );
}

export function Admiral({ props, aside, scale }: { props: BoardProps; aside: Point; scale: number }) {
  const { ship } = viewOf(props);
  const board = boardOf(props);
  const sailed = props.justTold.findLast(({ event }) => event === "ShipSailed");
  const element = useTravel(ship, () => (sailed ? shipWay(board, Number(sailed.facts["origin"]), Number(sailed.facts["square"]), courseOf(props) ?? "coast") : []), props.still, onMap(aside, scale));
  const at = squaresOf(board)[ship ?? 0];
  if (!at) return null;
  return (
    <g ref={element} data-ship>
      <At at={at} scale={scale} aside={aside}>
        <Ship />
      </At>
    </g>
  );
}
