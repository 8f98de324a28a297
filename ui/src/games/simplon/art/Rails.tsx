// All tracks: two main lines, each with a colour and a pattern of its own, secondary lines and ferries.
import { unlessUnchanged } from "../../../contract/unchanged";
import type { BoardFile, Edge, Line } from "../map/board";
import { type Curve, drawn } from "../map/curves";
import { curvesOf } from "../map/tracks";

function pathOf(board: BoardFile, kinds: Edge["line"][]): string {
  const curves = curvesOf(board);
  return drawn(board.edges.filter(({ line }) => kinds.includes(line)).map(({ id }) => curves.get(id)).filter((one): one is Curve => one !== undefined));
}

function MainLine({ path, kind }: { path: string; kind: string }) {
  return (
    <g class={`so-main ${kind}`}>
      <path class="bed" d={path} />
      <path class="body" d={path} />
      <path class="pattern" d={path} />
      {kind === "common" && <path class="twin" d={path} />}
    </g>
  );
}

/** `line` is the one that the team has chosen: the other is paler. */
export const Rails = unlessUnchanged(({ board, line }: { board: BoardFile; line: Line | null }) => {
  const side = pathOf(board, ["secondary"]);
  const ferry = pathOf(board, ["ferry"]);
  const order: Line[] = line === "orient" ? ["simplon", "orient"] : ["orient", "simplon"];
  return (
    <g class="so-rails">
      <path class="so-side bed" d={side} />
      <path class="so-side ties" d={side} />
      <path class="so-side rail" d={side} />
      <path class="so-ferry edge" d={ferry} />
      <path class="so-ferry" d={ferry} />
      {order.map((one) => (
        <MainLine key={one} path={pathOf(board, [one])} kind={line && one !== line ? `${one} unused` : one} />
      ))}
      <MainLine path={pathOf(board, ["common"])} kind="common" />
    </g>
  );
});
