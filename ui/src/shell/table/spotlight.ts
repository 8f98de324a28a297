// What is held out to a seat, such as a card; the same as wagonlit/core/spotlight.py.
import { type EventInfo, type GameInfo, SECONDS_FOR_EACH_MORE, SPOTLIGHT_SECONDS, type Told } from "../../wire";

/** Something held out to this seat: an id, and whose event it was. */
export interface Shown {
  told: Told;
  domain: string;
  id: number;
}

/** To whom: to one seat, or to everybody but whoever shows it. */
function isFor({ shown_to, shown_by }: EventInfo, { facts }: Told, seat: number): boolean {
  return shown_to ? facts[shown_to] === seat : !shown_by || facts[shown_by] !== seat;
}

/** All that is held out to the seat in what it was told. */
export function shownIn(game: GameInfo, told: Told[], seat: number): Shown[] {
  return told.flatMap((one) => {
    const kind = game.events[one.event];
    const fact = kind?.shows ? one.facts[kind.shows] : null;
    if (!kind || fact === null || fact === undefined || !isFor(kind, one, seat)) return [];
    const ids = Array.isArray(fact) ? (fact as number[]) : [fact as number];
    return ids.map((id) => ({ told: one, domain: kind.facts[kind.shows] ?? "", id }));
  });
}

/** How long one looks at that many things, in milliseconds. */
export const lookingTime = (things: number): number => (things ? 1000 * (SPOTLIGHT_SECONDS + (things - 1) * SECONDS_FOR_EACH_MORE) : 0);
