// Events are played once: a board that is drawn again must not play them again.
import type { Told } from "../wire";

/** A guard that lets each batch of events through a single time. */
export function once(): (justTold: Told[]) => boolean {
  const played = new WeakSet<Told[]>();
  return (justTold) => {
    if (!justTold.length || played.has(justTold)) return false;
    played.add(justTold);
    return true;
  };
}
