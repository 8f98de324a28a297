// What the team says to each other: places on the map, out of what the seats propose.
import type { BoardProps } from "../../../contract/board";
import type { Step } from "../../../wire";
import { boardOf, nameOf, viewOf } from "../table";
import type { Plan } from "./Arrows";

/** Where an act happens on the map; nothing for those that happen where the locomotive stands. */
export function placeOfAct(props: Pick<BoardProps, "game">, act: number): string | null {
  const { stations, turntables } = boardOf(props);
  if (act < stations.length) return `station-${act}`;
  return act < stations.length + turntables.length ? `turntable-${act - stations.length}` : null;
}

/** The places of a plan; a locomotive that is to drive sets out from where it stands. */
function placesOf(props: BoardProps, steps: Step[]): string[] {
  const known = steps.filter(({ domain }) => ["act", "station"].includes(domain)); // stations have the same ids in both
  const places = known.flatMap(({ id }) => placeOfAct(props, id) ?? []);
  const from = known[0]?.domain === "act" ? viewOf(props).stations[known[0].seat] : null;
  return places[0]?.startsWith("station") && from !== undefined && from !== null ? [`station-${from}`, ...places] : places;
}

/** Has it been done? A locomotive is where it should go, or what it should load is gone. */
function isDone(props: BoardProps, { seat, domain, id }: Step): boolean {
  const { stations, pieces } = viewOf(props);
  const board = boardOf(props);
  const here = stations[seat];
  if (domain !== "act" || here === undefined || here === null) return false;
  return id === here || (id === board.stations.length + board.turntables.length && !pieces.includes(here));
}

/** What is left of a plan; null when all of it has been done. */
function leftOf(props: BoardProps, steps: Step[]): Step[] | null {
  const first = steps.findIndex((step) => !isDone(props, step));
  return first < 0 && steps.length ? null : steps.slice(Math.max(0, first));
}

/** What the seats propose just now, and what the reader is about to; a phone has room for words to its reader alone. */
export function plansOf(props: BoardProps): Plan[] {
  const speaks = (steps: Step[]) => !props.phone || !steps.length || steps.some(({ seat }) => seat === props.seat);
  const made = props.proposals.flatMap(({ seat, steps, plan, reason }) => {
    const left = leftOf(props, steps);
    return left ? [{ seat, name: nameOf(props, seat), places: placesOf(props, left), says: speaks(left) ? reason || plan : "" }] : [];
  });
  const { planning, position } = props;
  if (position.result) return [];
  return planning ? [...made, { seat: planning.seat, name: "", places: placesOf(props, planning.steps), says: "" }] : made;
}
