// How much time is left to answer, by the server's clock. Whatever shows it counts by this, so that no two clocks disagree.
import { useEffect, useReducer } from "preact/hooks";

import type { Position } from "../wire";

const TICK = 250; // milliseconds
const SECOND = 1000;

/** Where the clock stands, as the server tells it. */
type Limited = Pick<Position, "deadline" | "limit">;

/**
 * Milliseconds until the deadline; null where there is no limit. Never less than none, nor more than there were in the
 * beginning: while people still look at what was shown, the clock does not run yet.
 */
export function useTimeLeft({ deadline, limit }: Limited, clockAhead: number): number | null {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  // Read while drawing: a question that has just come up must not be seen with the time of the one before.
  const until = Math.max(0, Date.parse(deadline) - Date.now() - clockAhead);
  const left = deadline ? Math.min(until, SECOND * limit) : null;
  useEffect(() => {
    if (!left) return;
    // Counted from the deadline: all clocks tick at the same moments, whenever each of them was drawn.
    const timer = setTimeout(() => tick(undefined), until % TICK || TICK);
    return () => clearTimeout(timer);
  });
  return left;
}

/** As people count: the last second is there until it is over. */
export const secondsOf = (left: number): number => Math.ceil(left / SECOND);

/** How much of the whole time is left, from 0 to 1, where the whole is the server's limit: nobody else knows what cut it. */
export const shareOf = (left: number, limit: number): number => left / (SECOND * limit);
