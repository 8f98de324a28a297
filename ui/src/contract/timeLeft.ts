// How much time is left to answer, by the server's clock. Whatever shows it counts by this, so that no two clocks disagree.
import { useEffect, useReducer } from "preact/hooks";

const TICK = 250; // milliseconds
const SECOND = 1000;

/** Milliseconds until the deadline, never less than none; null where there is no limit. */
export function useTimeLeft(deadline: string, clockAhead: number): number | null {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  // Read while drawing: a question that has just come up must not be seen with the time of the one before.
  const left = deadline ? Math.max(0, Date.parse(deadline) - Date.now() - clockAhead) : null;
  useEffect(() => {
    if (!left) return;
    // Counted from the deadline: all clocks tick at the same moments, whenever each of them was drawn.
    const timer = setTimeout(() => tick(undefined), left % TICK || TICK);
    return () => clearTimeout(timer);
  });
  return left;
}

/** As people count: the last second is there until it is over. */
export const secondsOf = (left: number): number => Math.ceil(left / SECOND);
