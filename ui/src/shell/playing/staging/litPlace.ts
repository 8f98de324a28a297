// Where on the board it happens: that place is lit for as long as the move stays, and a phone scrolls there.
import { useEffect } from "preact/hooks";

import type { GameScreenProps } from "../GameLayout";

const LIT = "data-lit";

/** The place of the latest of these events that has one. */
function placeIn({ props, ui }: GameScreenProps): string | null {
  for (const told of [...props.justTold].reverse()) {
    const place = ui.whereOf?.(told, props);
    if (place) return place;
  }
  return null;
}

/** Lights the place, unless the reader is being asked something: then what may be chosen has their attention. */
export function useScene(given: GameScreenProps, tab: string): void {
  const { justTold, position, still } = given.props;
  const asked = position.ask !== null;
  useEffect(() => {
    const place = asked ? null : placeIn(given);
    const lit = place === null ? null : document.querySelector(`.game-layout [data-id="${place}"]`);
    lit?.setAttribute(LIT, "");
    lit?.scrollIntoView?.({ block: "nearest", inline: "center", behavior: still ? "instant" : "smooth" });
    return () => lit?.removeAttribute(LIT);
    // Only another move, or a question, moves the light.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [justTold, asked, tab, still]);
}
