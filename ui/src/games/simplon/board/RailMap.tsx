// The map: land, rails, sea, whoever travels, and what can be chosen.
import { useEffect, useMemo, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { leastScale, type Point } from "../../../contract/panzoom/camera";
import { PanZoomBox, usePanZoom } from "../../../contract/panzoom/PanZoomBox";
import { turnable, turningNow, walks } from "../acts";
import { Rails } from "../art/Rails";
import { Terrain } from "../art/Terrain";
import type { Held } from "../choices/grab";
import { Hits } from "../choices/Hits";
import { Positions } from "../choices/Positions";
import { useErrand } from "../errand";
import { worldOf } from "../map/board";
import { furnish } from "../map/furniture";
import { CLOSEST, FURTHEST } from "../map/scale";
import { spotOf } from "../map/spots";
import { boardOf, courseOf, lineOf, openDamages, repairsOn, viewOf, watchedPorts } from "../table";
import { Arrows } from "../team/Arrows";
import { Bubbles, Pointers, useBubbles } from "../team/Speech";
import { plansOf } from "../team/team";
import { whereOf } from "../where";
import { Costs, extraWidth, Glow, Turnable } from "./Glow";
import { homeOf } from "./home";
import { Damages, Names, Pieces, Stations, Turntables } from "./layers";
import { SeaRoute } from "./SeaRoute";
import { Admiral, Detective, Locomotives } from "./travellers";
import { useTurning } from "./turning";

const SMALL = 0.5; // from so far away the names of the seas are too small to read
const STEP = 1.1; // names are placed anew at each of these scales, and keep their place in between

const stepOf = (scale: number, least: number): number => least * STEP ** Math.floor(Math.log(scale / least) / Math.log(STEP) + 1e-6);

const SEAS = ["north", "atlantic", "mediterranean", "black"];

function seaNames({ texts }: BoardProps): Record<string, string> {
  return Object.fromEntries(SEAS.map((sea) => [sea, texts.word(`board-sea-${sea}`).toLocaleUpperCase(texts.lang)]));
}

/** What the eyes should follow: what has just happened, or what may be chosen. */
function useFollowing(props: BoardProps, reveal: (points: Point[]) => void): void {
  const { justTold, position } = props;
  const at = position.ask?.at;
  const board = boardOf(props);
  useEffect(() => {
    const spots = justTold.map((told) => whereOf(told, props)).filter((one): one is string => one !== null);
    const last = spots.at(-1);
    const spot = last ? spotOf(board, last) : null;
    if (spot) reveal([spot]);
    // Each batch of news is followed once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [justTold]);
  useEffect(() => {
    const near = [...walks(props)].filter(([, { cost }]) => cost < 2).map(([id]) => id);
    const points = [...near, viewOf(props).stations[props.seat] ?? -1].flatMap((id) => board.stations[id] ?? []);
    const turning = board.turntables[turningNow(props) ?? -1];
    if (turning) reveal([turning]);
    else if (at !== undefined && near.length) reveal(points);
    // Only another question moves the map.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
}

export function RailMap(props: BoardProps) {
  const board = boardOf(props);
  const view = viewOf(props);
  const { texts } = props;
  const world = worldOf(board, props.phone);
  const map = usePanZoom({ world, closest: CLOSEST, furthest: FURTHEST }, homeOf(props, world), props.still);
  const [held, hold] = useState<Held | null>(null);
  const setOut = useErrand(props);
  useFollowing(props, (points) => map.reveal(points));
  const element = useTurning(props);
  const camera = map.camera.value;
  const { scale } = camera;
  const step = stepOf(scale, leastScale(map.limits, map.view.value));
  const from = view.stations[props.seat] ?? 0;
  const costs = [...walks(props)].map(([station, { cost, path }]) => ({ station, points: cost, pieces: repairsOn(props, from, path) }));
  const priced = costs.filter(({ points }) => points > 0);
  const wanted = {
    pieces: view.pieces,
    henry: view.detective,
    locomotives: view.stations.flatMap((station, seat) => (station === null ? [] : [{ seat, station }])),
    open: [...openDamages(props)],
    costs: priced.map(({ station, pieces }) => ({ station, width: extraWidth(pieces) })),
  };
  const plans = plansOf(props);
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
          <Terrain board={board} seas={seaNames(props)} />
          <SeaRoute board={board} ship={view.ship} course={courseOf(props)} watched={watchedPorts(props)} scale={scale} />
          <Rails board={board} line={lineOf(props)} />
          <Damages board={board} open={openDamages(props)} scale={scale} />
          <Glow board={board} stations={costs.map(({ station }) => station)} scale={scale} />
          <Turnable board={board} turntables={turnable(props)} scale={scale} />
          <Turntables board={board} positions={view.turntables} held={held} scale={scale} />
          <Stations board={board} scale={scale} />
          <Admiral props={props} scale={scale} />
          <Arrows board={board} plans={plans} scale={scale} />
          <Pointers plans={plans} bubbles={bubbles} scale={scale} />
          <Pieces board={board} places={furniture.pieces} scale={scale} />
          {furniture.henry && <Detective props={props} aside={furniture.henry} scale={scale} />}
          <Locomotives props={props} places={furniture.locomotives} scale={scale} />
          <Names board={board} labels={furniture.labels} step={step} scale={scale} />
          <Costs board={board} costs={priced} places={furniture.costs} scale={scale} />
          <Bubbles plans={plans} bubbles={bubbles} scale={scale} />
        </g>
      </svg>
      <Hits props={props} camera={camera} setOut={setOut} hold={hold} written={new Map(furniture.labels.map(({ id, text }) => [id, text]))} />
    </PanZoomBox>
  );
}
