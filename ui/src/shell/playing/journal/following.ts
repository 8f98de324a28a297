// A list that keeps its newest line in view, unless somebody has scrolled back.
import { useEffect, useRef } from "preact/hooks";

const BY_HAND = 1000; // milliseconds after a touch in which scrolling counts as done by hand
const NEAR = 40; // pixels

export function useFollowing() {
  const list = useRef<HTMLOListElement>(null);
  const below = useRef(true); // whoever has scrolled back is left alone
  const touched = useRef(0); // when somebody last scrolled by hand
  const follow = () => {
    const box = list.current;
    if (box && below.current) box.scrollTop = box.scrollHeight;
  };
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
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    // The browser scrolls by itself, too, when old lines go and new ones come: only hands scroll back.
    if (atEnd || Date.now() - touched.current < BY_HAND) below.current = atEnd;
  };
  return { list, watching: { onScroll: scrolled, onWheel: touch, onTouchMove: touch, onPointerDown: touch, onKeyDown: touch } };
}
