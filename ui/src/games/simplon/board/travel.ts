// Things that move in the rules move on the map: along the rails, over the sea, around their own middle.
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Point } from "../../../contract/panzoom/camera";

const PER_STATION = 480; // milliseconds

/** Moves the element along these points of the map to where it stands now, once for each new `key`. */
export function useTravel(key: unknown, way: () => Point[], still: boolean) {
  const element = useRef<SVGGElement>(null);
  const before = useRef(key);
  useLayoutEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const points = still ? [] : way();
    const end = points.at(-1);
    if (!end || !element.current?.animate) return;
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    element.current.animate(frames, { duration: PER_STATION, easing: "ease-in-out" });
    // Only a new place is a journey.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return element;
}
