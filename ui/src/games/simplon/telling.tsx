// The table as far as its story has been told. One answer may bring several dice, and the ship after each of them: the page tells
// them one by one, and the board must neither be ahead of the die nor give away where the ship will be.
import type { ComponentType } from "preact";

import type { BoardProps } from "../../contract/board";
import type { Told } from "../../wire";
import { squaresOf } from "./map/board";
import { boardOf, viewOf } from "./table";
import type { View } from "./view";

type Facts = Partial<View> & { seat?: number; square?: number };

/** What each of these events changes; all else that follows an answer is there at once. */
const CHANGES: Record<string, (facts: Facts) => Partial<View>> = {
  PositionSet: ({ turn = 0, actor = null, face = null, points = 0, ship = 0, course = null }) => ({ turn, actor, face, points, ship, course }),
  TurnBegun: ({ seat = 0, turn = 0 }) => ({ actor: seat, turn, face: null, points: 0 }),
  DieRolled: ({ face = 0 }) => ({ face, points: face ?? 0 }), // the id of a face says its points
  Moved: ({ points = 0 }) => ({ points }),
  Pivoted: ({ points = 0 }) => ({ points }),
  TurnEnded: () => ({ points: 0 }),
  DetectiveArrived: () => ({ points: 0 }),
  ShipSailed: ({ square = 0 }) => ({ ship: square }),
  CourseSet: ({ course = null }) => ({ course }),
};

const memory = new WeakMap<Told[], Partial<View>>();

function toldOf(props: BoardProps): Partial<View> {
  const { told } = props;
  const known = memory.get(told) ?? Object.assign({}, ...told.map(({ event, facts }) => CHANGES[event]?.(facts as Facts) ?? {}));
  memory.set(told, known);
  const start = squaresOf(boardOf(props)).findIndex(({ id }) => id === viewOf(props).options.ship_start);
  return { ship: start, course: null, ...known };
}

/** The same table, as it was when the last sentence was told. */
export function asTold(props: BoardProps): BoardProps {
  const { position, told } = props;
  return told.length ? { ...props, position: { ...position, view: { ...viewOf(props), ...toldOf(props) } } } : props;
}

/** Draws no more than has been told. */
export function tellingOf<Props extends BoardProps>(Drawn: ComponentType<Props>): ComponentType<Props> {
  return (props) => <Drawn {...props} {...asTold(props)} />;
}
