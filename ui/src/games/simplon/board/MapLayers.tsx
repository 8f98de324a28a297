// All that is drawn on the map, one layer over the other. It is drawn again when the table changes or is looked at from closer by,
// but not while the map is moved: a slow phone would not keep up with the finger.
import type { BoardProps } from "../../../contract/board";
import { unlessUnchanged } from "../../../contract/unchanged";
import { turnable, turningNow, walks } from "../acts";
import { Rails } from "../art/Rails";
import { Terrain } from "../art/Terrain";
import type { Held } from "../choices/grab";
import type { Furniture } from "../map/furniture";
import { boardOf, courseOf, lineOf, openDamages, repairsOn, viewOf, watchedPorts } from "../table";
import { Arrows } from "../team/Arrows";
import type { Bubble } from "../team/bubbles";
import { Bubbles, Pointers } from "../team/Speech";
import { plansOf } from "../team/team";
import { type Cost, Costs, Glow, Turnable } from "./Glow";
import { Damages, Names, Pieces, Stations, Turntables } from "./layers";
import { Offered } from "./Offered";
import { SeaRoute } from "./SeaRoute";
import { Admiral, Detective, Locomotives } from "./travellers";

const SEAS = ["north", "atlantic", "mediterranean", "black"];

function seaNames({ texts }: BoardProps): Record<string, string> {
  return Object.fromEntries(SEAS.map((sea) => [sea, texts.word(`board-sea-${sea}`).toLocaleUpperCase(texts.lang)]));
}

/** What it costs to come to each of the stations that can be chosen. */
export function costsIn(props: BoardProps): Cost[] {
  const from = viewOf(props).stations[props.seat] ?? 0;
  return [...walks(props)].map(([station, { cost, path }]) => ({ station, points: cost, pieces: repairsOn(props, from, path) }));
}

/** Those of which the cost is written beside them. */
export const pricedIn = (costs: Cost[]): Cost[] => costs.filter(({ points }) => points > 0);

interface LayersProps {
  props: BoardProps;
  scale: number;
  /** The scale for which `furniture` was placed. */
  step: number;
  held: Held | null;
  furniture: Furniture;
  bubbles: Map<number, Bubble>;
}

export const MapLayers = unlessUnchanged(({ props, scale, step, held, furniture, bubbles }: LayersProps) => {
  const board = boardOf(props);
  const view = viewOf(props);
  const costs = costsIn(props);
  const plans = plansOf(props);
  const turning = turningNow(props);
  return (
    <>
      <Terrain board={board} seas={seaNames(props)} />
      <SeaRoute board={board} ship={view.ship} course={courseOf(props)} watched={watchedPorts(props)} scale={scale} />
      <Rails board={board} line={lineOf(props)} />
      <Damages board={board} open={openDamages(props)} scale={scale} />
      <Glow board={board} stations={costs.map(({ station }) => station)} scale={scale} />
      <Turnable board={board} turntables={turning === null ? turnable(props) : new Set([turning])} scale={scale} />
      <Turntables board={board} positions={view.turntables} held={held} scale={scale} />
      <Stations board={board} scale={scale} />
      <Admiral props={props} aside={furniture.ship} scale={scale} />
      <Arrows board={board} plans={plans} scale={scale} />
      <Offered props={props} scale={scale} />
      <Pointers plans={plans} bubbles={bubbles} scale={scale} />
      <Pieces board={board} places={furniture.pieces} scale={scale} />
      {furniture.henry && <Detective props={props} aside={furniture.henry} scale={scale} />}
      <Locomotives props={props} places={furniture.locomotives} scale={scale} />
      <Names board={board} labels={furniture.labels} step={step} scale={scale} />
      <Costs board={board} costs={pricedIn(costs)} places={furniture.costs} scale={scale} />
      <Bubbles plans={plans} bubbles={bubbles} scale={scale} />
    </>
  );
});
