// The way of the ship: where it has been, where it will go, the square of the storm and the ports that are watched.
import type { BoardFile, Square } from "../map/board";
import { squaresOf } from "../map/board";
import { drawn } from "../map/curves";
import { type Course, lanesBy, routeBy } from "../map/sea";
import { At } from "./layers";

function Mark({ square, done, watched }: { square: Square; done: boolean; watched: boolean }) {
  if (square.storm)
    return (
      <g class="so-storm">
        <path d="M0-15L15 0L0 15L-15 0Z" />
        <path class="inner" d="M0-11.5L11.5 0L0 11.5L-11.5 0Z" />
        <text y={5.6} text-anchor="middle">
          ?
        </text>
      </g>
    );
  if (square.end)
    return (
      <g class="so-harbour">
        <path d="M0-9L9 0L0 9L-9 0Z" />
        <path class="flag" d="M-3 4V-4M-3-4H4L2-1.700L4 .6H-3" />
      </g>
    );
  return (
    <g class={done ? "so-square done" : "so-square"}>
      {watched && <circle class="watch" r={11.5} />}
      <path d="M0-6.400L6.400 0L0 6.400L-6.400 0Z" />
      {watched && <circle class="eye" r={2.4} />}
    </g>
  );
}

export function SeaRoute({ board, ship, course, watched, scale }: { board: BoardFile; ship: number | null; course: Course | null; watched: Set<string>; scale: number }) {
  const here = squaresOf(board)[ship ?? 0];
  const route = routeBy(board, course ?? "coast");
  const done = new Set(route.slice(0, route.indexOf(here as Square) + 1).map(({ id }) => id));
  const kinds: Course[] = ["coast", "naxos"];
  return (
    <g class="so-route">
      {kinds.flatMap((kind) =>
        lanesBy(board, kind).map(({ from, to, curves }) => {
          const sailed = done.has(from.id) && done.has(to.id) && (course ?? "coast") === kind;
          const shared = kind === "naxos" && board.sea.trunk.includes(to);
          const closed = course !== null && course !== kind && !board.sea.trunk.includes(to) && !board.sea.tail.includes(from);
          return shared ? null : <path key={`${kind} ${from.id} ${to.id}`} class={`so-lane ${kind}${sailed ? " done" : ""}${closed ? " closed" : ""}`} d={drawn(curves)} />;
        }),
      )}
      {squaresOf(board).map((square) => (
        <At key={square.id} at={square} scale={scale}>
          <Mark square={square} done={done.has(square.id)} watched={watched.has(square.id)} />
        </At>
      ))}
    </g>
  );
}
