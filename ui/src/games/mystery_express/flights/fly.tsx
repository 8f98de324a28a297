// Cards in the air. They lie over the page, catch no click, and give way to what comes next.
import { render } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { once } from "../../../contract/once";
import { Card } from "../cards/Card";
import { Back } from "../cards/shapes";
import { type Flight, flightsOf } from "./flights";

const STEP = 420;
const MOST_APART = 130;
const LONGEST = 1600;

/** The middle of a place on the screen; the seat's panel where its cards are not in view. */
function middle(place: string): [number, number] | null {
  const seat = place.replace(/^(hand|discard)-/, "seat-");
  for (const id of [place, seat]) {
    const box = document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
    if (box && box.width > 0 && box.bottom > 0) return [box.left + box.width / 2, box.top + Math.min(box.height, 160) / 2];
  }
  return null;
}

function launch(props: BoardProps, flight: Flight, delay: number): Animation | null {
  const path = flight.path.map(middle).filter((point) => point !== null);
  const ghost = document.createElement("div");
  if (path.length < 2 || typeof ghost.animate !== "function") return null;
  ghost.className = "me-ghost";
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const face = flight.card === null ? <Back category={flight.category} wide /> : <Card props={props} element={flight.card} small />;
  render(face, ghost);
  const frames = path.map(([x, y], at) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${at && at < path.length - 1 ? 1.5 : 1}) rotate(${at % 2 ? 4 : -3}deg)`,
    opacity: 1,
  }));
  const flying = ghost.animate(frames, { duration: STEP * (path.length - 1), delay, easing: "ease-in-out", fill: "backwards" });
  const land = () => {
    render(null, ghost);
    ghost.remove();
  };
  flying.addEventListener("finish", land);
  flying.addEventListener("cancel", land);
  return flying;
}

const unplayed = once();

/** Lets the cards fly that moved in what was just told; newer events cut older flights short. */
export function useFlights(props: BoardProps): void {
  const { justTold, still } = props;
  const flying = useRef<Animation[]>([]);
  useEffect(() => {
    if (!unplayed(justTold)) return;
    for (const one of flying.current) one.cancel();
    if (still) return;
    const flights = flightsOf(justTold);
    const apart = Math.min(MOST_APART, LONGEST / Math.max(flights.length, 1));
    flying.current = flights.flatMap((flight, at) => launch(props, flight, at * apart) ?? []);
    // Only new events make cards fly; whatever else the board is drawn with does not matter here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [justTold]);
}

/** How far along the train a figure stands, however far it has walked by now. */
function along(figure: HTMLElement): number {
  const car = figure.closest<HTMLElement>(".me-car");
  return figure.offsetLeft + (car?.offsetLeft ?? 0);
}

/** Figures walk: each is drawn where it is now and moved from where it was. */
export function useWalks(props: BoardProps): void {
  const stood = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const train = document.querySelector<HTMLElement>(".me-train");
    // Where nothing moves there is nothing to measure, which would make the browser lay out the page at once.
    if (!train || props.still) return stood.current.clear();
    for (const figure of train.querySelectorAll<HTMLElement>("[data-figure]")) {
      const who = figure.dataset["figure"] ?? "";
      const now = along(figure);
      const before = stood.current.get(who);
      stood.current.set(who, now);
      if (before === undefined || Math.abs(before - now) < 4 || !figure.animate) continue;
      figure.animate([{ translate: `${before - now}px` }, { translate: "0" }], { duration: 500, easing: "ease-in-out" });
    }
  }, [props.position, props.still]);
}
