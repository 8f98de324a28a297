// Where it happens: the place that is lit, and that the map turns to.
import type { BoardProps } from "../../contract/board";
import type { Told } from "../../wire";
import { viewOf } from "./table";

type Facts = Record<string, number>;
type Place = (facts: Facts, props: Pick<BoardProps, "position">) => string | null;

const station: Place = ({ station }) => `station-${station}`;
const square: Place = ({ square }) => `square-${square}`;
const locomotive: Place = ({ seat }, props) => `station-${viewOf(props).stations[seat ?? 0] ?? 0}`;

const PLACES: Record<string, Place> = {
  LocomotivePlaced: station,
  CardReturned: station,
  TurnBegun: locomotive,
  Moved: station,
  Pivoted: ({ turntable }) => `turntable-${turntable}`,
  Loaded: station,
  Exchanged: station,
  ShipSailed: square,
  PortGuarded: square,
  PortUnguarded: square,
  DetectiveArrived: station,
  ShipArrived: square,
};

export const PLACED = Object.keys(PLACES);

export const whereOf = ({ event, facts }: Told, props: Pick<BoardProps, "position">): string | null => PLACES[event]?.(facts as Facts, props) ?? null;
