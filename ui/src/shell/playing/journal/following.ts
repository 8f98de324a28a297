// A list that keeps its newest line in view, unless somebody has scrolled back, or seeks a line.
import { useEffect, useRef } from "preact/hooks";

import type { Sought } from "../../table/eventLog";

const BY_HAND = 1000; // milliseconds after a touch in which scrolling counts as done by hand
const NEAR = 40; // pixels

/** Scrolls the box, and nothing around it, to the line of this place. */
function scrollTo(box: HTMLElement, place: number): void {
  const line = box.querySelector(`[data-place="${place}"]`);
  if (line) box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
}

export function useFollowing(sought: Sought | null) {
  const list = useRef<HTMLOListElement>(null);
  const below = useRef(true); // whoever has scrolled back is left alone
  const touched = useRef(0); // when somebody last scrolled by hand
  const left = useRef<Sought | null>(null); // the line that is still to be brought into view
  const follow = () => {
    const box = list.current;
    if (!box?.clientHeight) return;
    if (left.current !== null) {
      scrollTo(box, left.current.place);
      left.current = null;
      below.current = false;
    } else if (below.current) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => {
    left.current = sought;
  }, [sought]);
  useEffect(follow);
  // A box that was hidden on a phone could not scroll; it grows when it is shown.
  useEffect(() => {
    const grown = new ResizeObserver(follow);
    if (list.current) grown.observe(list.current);
    return () => grown.disconnect();
  }, []);
  const touch = () => {
    touched.current = Date.now();
  };
  const scrolled = ({ currentTarget: box }: { currentTarget: HTMLElement }) => {
    if (!box.clientHeight) return;
    box.toggleAttribute("data-scrolled", box.scrollTop > 0); // for the style sheet: the topmost line may be cut
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    // The browser scrolls by itself, too, when old lines go and new ones come: only hands scroll back.
    if (atEnd || Date.now() - touched.current < BY_HAND) below.current = atEnd;
  };
  return { list, watching: { onScroll: scrolled, onWheel: touch, onTouchMove: touch, onPointerDown: touch, onKeyDown: touch } };
}
