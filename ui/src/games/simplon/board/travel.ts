// Things that move in the rules move on the map: along the rails, over the sea, around their own middle.
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Point } from "../../../contract/panzoom/camera";

const PER_STATION = 480; // milliseconds

const NOWHERE: Point = { x: 0, y: 0 };

/**
 * Moves the element along these points of the map to where it stands now, once for each new `key`. `aside` is how far it stands beside
 * its place, there and here: it sets out from where it was seen last.
 */
export function useTravel(key: unknown, way: () => Point[], still: boolean, aside = NOWHERE) {
  const element = useRef<SVGGElement>(null);
  const before = useRef({ key, aside });
  useLayoutEffect(() => {
    const { key: from, aside: was } = before.current;
    before.current = { key, aside };
    if (from === key) return; // only a new place is a journey
    const points = still ? [] : way();
    const end = points.at(-1);
    if (!end || !element.current?.animate) return;
    const frames = points.map(({ x, y }, place) => {
      const left = 1 - place / Math.max(points.length - 1, 1);
      return { transform: `translate(${x - end.x + (was.x - aside.x) * left}px, ${y - end.y + (was.y - aside.y) * left}px)` };
    });
    element.current.animate(frames, { duration: PER_STATION, easing: "ease-in-out" });
  });
  return element;
}
