// The map: land, rails, sea, whoever travels, and what can be chosen.
import { useEffect, useMemo, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { leastScale, type Point, type Size } from "../../../contract/panzoom/camera";
import { PanZoomBox, usePanZoom } from "../../../contract/panzoom/PanZoomBox";
import { turningNow, walks } from "../acts";
import type { Held } from "../choices/grab";
import { Hits } from "../choices/Hits";
import { Positions } from "../choices/Positions";
import { useErrand } from "../errand";
import { nodesOf, worldOf } from "../map/board";
import { furnish, type Wanted } from "../map/furniture";
import { CLOSEST, FURTHEST } from "../map/scale";
import { spotOf } from "../map/spots";
import { boardOf, openDamages, viewOf } from "../table";
import { useBubbles } from "../team/Speech";
import { plansOf } from "../team/team";
import { whereOf } from "../where";
import { extraWidth } from "./Glow";
import { homeOf } from "./home";
import { costsIn, MapLayers, pricedIn } from "./MapLayers";
import { useTurning } from "./turning";

const SMALL = 0.5; // from so far away the names of the seas are too small to read
const HEADLINE = 60; // units of the map that the headline of the end may cover
const HEADROOM = 70; // of the map: there hangs a locomotive's card, clear of the buttons in the corner
const BESIDE = 30; // and it may hang to either side
const STEP = 1.1; // names are placed anew at each of these scales, and keep their place in between

const stepOf = (scale: number, least: number): number => least * STEP ** Math.floor(Math.log(scale / least) / Math.log(STEP) + 1e-6);

/** What is to find room on the map. */
function wantedIn(props: BoardProps): Wanted {
  const view = viewOf(props);
  return {
    pieces: view.pieces,
    henry: view.detective,
    ship: view.ship,
    locomotives: view.stations.flatMap((station, seat) => (station === null ? [] : [{ seat, station }])),
    open: [...openDamages(props)],
    costs: pricedIn(costsIn(props)).map(({ station, pieces }) => ({ station, width: extraWidth(pieces) })),
  };
}

const withHeadroom = ({ x, y }: Point): Point[] => [
  { x: x - BESIDE, y },
  { x: x + BESIDE, y: y - HEADROOM },
];

/** What the eyes should follow: what has just happened, or what may be chosen. */
function useFollowing(props: BoardProps, view: Size, reveal: (points: Point[]) => void): void {
  const { justTold, position } = props;
  const at = position.ask?.at;
  const board = boardOf(props);
  useEffect(() => {
    const spots = justTold.map((told) => whereOf(told, props)).filter((one): one is string => one !== null);
    const last = spots.at(-1);
    const spot = last ? spotOf(board, last) : null;
    if (spot) reveal(withHeadroom(spot));
    // Each batch of news is followed once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [justTold]);
  useEffect(() => {
    const near = [...walks(props)].filter(([, { cost }]) => cost < 2).map(([id]) => id);
    const target = position.ask?.facts["station"] as number | undefined; // by which way, or with whom, does one go there?
    const shown = [...near, ...(target === undefined ? [] : [target])];
    const mine = board.stations[viewOf(props).stations[props.seat] ?? -1];
    const points = [...shown.flatMap((id) => board.stations[id] ?? []), ...(mine ? withHeadroom(mine) : [])];
    const turning = board.turntables[turningNow(props) ?? -1];
    if (turning) reveal([turning, ...turning.ports.flatMap(({ to }) => nodesOf(board).get(to) ?? [])]);
    else if (at !== undefined && shown.length) reveal(points);
    // Only another question moves the map.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  const over = Boolean(position.result);
  useEffect(() => {
    const goal = board.stations.find(({ id }) => id === board.start.goal);
    if (over && goal) reveal([goal, { x: goal.x, y: goal.y + HEADLINE }]);
    // The result takes some of the map's room: where all of them wanted to be stays in sight.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [over, view.width, view.height]);
}

export function RailMap(props: BoardProps) {
  const board = boardOf(props);
  const { texts } = props;
  const world = worldOf(board, props.phone);
  const map = usePanZoom({ world, closest: CLOSEST, furthest: FURTHEST }, homeOf(props, world), props.still);
  const [held, hold] = useState<Held | null>(null);
  const setOut = useErrand(props);
  useFollowing(props, map.view.value, (points) => map.reveal(points));
  const element = useTurning(props);
  const camera = map.camera.value;
  const { scale } = camera;
  const step = stepOf(scale, leastScale(map.limits, map.view.value));
  const wanted = useMemo(() => wantedIn(props), [props]);
  const plans = useMemo(() => plansOf(props), [props]);
  const key = JSON.stringify(wanted);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const furniture = useMemo(() => furnish(board, step, texts.lang, wanted, world), [board, step, texts.lang, key, props.phone]);
  const bubbles = useBubbles({ board, plans, camera, view: map.view.value, step, taken: furniture.taken });
  const words = { map: texts.word("board-map"), closer: texts.word("board-closer"), further: texts.word("board-further"), home: texts.word("board-whole") };
  return (
    <PanZoomBox map={map} words={words} over={<Positions props={props} camera={camera} view={map.view.value} />}>
      <svg class="so-map" aria-hidden="true" ref={element} data-small={scale < SMALL || undefined}>
        <defs>
          <pattern id="so-waves" width="40" height="7" patternUnits="userSpaceOnUse">
            <path class="so-wave" d="M0 3.500C10 1.500 10 1.500 20 3.500S30 5.500 40 3.500" />
          </pattern>
          <radialGradient id="so-glow">
            <stop offset="0" stop-color="#ffd95e" />
            <stop offset=".45" stop-color="#ffcf4a" stop-opacity=".85" />
            <stop offset="1" stop-color="#ffcf4a" stop-opacity="0" />
          </radialGradient>
          <radialGradient id="so-brass" cx=".35" cy=".3" r=".9">
            <stop offset="0" stop-color="#f6dc93" />
            <stop offset=".55" stop-color="#d3ac54" />
            <stop offset="1" stop-color="#9c7526" />
          </radialGradient>
        </defs>
        <g transform={`translate(${camera.x.toFixed(1)} ${camera.y.toFixed(1)}) scale(${scale.toFixed(4)})`}>
          <MapLayers props={props} scale={scale} step={step} held={held} furniture={furniture} bubbles={bubbles} />
        </g>
      </svg>
      <Hits props={props} camera={camera} setOut={setOut} hold={hold} labels={furniture.labels} />
    </PanZoomBox>
  );
}
