// The box on the screen in which a map is moved with fingers, mouse, wheel or keys, with its three buttons.
import "./panzoom.css";

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";

import type { Limits } from "./camera";
import { listen } from "./gestures";
import { type Home, PanZoom } from "./panZoom";

const CLOSER = 1.5;

/** One map for as long as its board is there. */
export function usePanZoom(limits: Limits, home: Home, still: boolean): PanZoom {
  // The same board has the same limits for good.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const map = useMemo(() => new PanZoom(limits, home, still), [limits.world.width, limits.world.height, limits.closest]);
  map.setStill(still);
  return map;
}

interface BoxProps {
  map: PanZoom;
  /** What screen readers call the map, and how its buttons are called. */
  words: { map: string; closer: string; further: string; home: string };
  /** What lies in the map's own coordinates, or follows it by `map.camera`. */
  children: ComponentChildren;
  /** What stands still over the map. */
  over?: ComponentChildren;
}

export function PanZoomBox({ map, words, children, over }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height) map.resize({ width, height });
    };
    measure();
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    observer?.observe(element);
    const deaf = listen(element, map);
    return () => {
      observer?.disconnect();
      deaf();
      map.stop();
    };
  }, [map]);
  return (
    <div class="panzoom">
      <div class="panzoom-view" ref={box} tabIndex={0} role="group" aria-label={words.map} aria-keyshortcuts="+ - 0">
        {children}
      </div>
      {over}
      <div class="panzoom-buttons">
        <button type="button" data-quick aria-label={words.closer} title={words.closer} onClick={() => map.glideZoom(CLOSER)}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10H16M10 4V16" /></svg>
        </button>
        <button type="button" data-quick aria-label={words.further} title={words.further} onClick={() => map.glideZoom(1 / CLOSER)}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10H16" /></svg>
        </button>
        <button type="button" data-quick aria-label={words.home} title={words.home} onClick={() => map.goHome()}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12" /></svg>
        </button>
      </div>
    </div>
  );
}
