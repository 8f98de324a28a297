// The line of stations: how many get in at each, under which colour of events, and the train on its way.
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Heat } from "../cards/EventCard";
import { HEAT_SHAPES } from "../cards/EventCard";

export interface Station {
  name: string;
  /** How many passengers enter the first row there. */
  traffic: number;
  heat: Heat;
}

const TRAIN =
  "M2 8c0-3 2-5 5-5h46c3 0 5 2 5 5v11H2zM6 8v5h7V8zM15 8v5h6V8zM23 6v12h5V6zM30 8v5h6V8zM38 8v5h6V8zM46 8v5h8V9l-1-1zM10 20a2.5 2.5 0 1 0 .1 0zM17 20a2.5 2.5 0 1 0 .1 0zM43 20a2.5 2.5 0 1 0 .1 0zM50 20a2.5 2.5 0 1 0 .1 0zM26 1h8v2h-8z";

interface LineProps {
  stations: Station[];
  /** The station we are at, counted from 0. */
  at: number;
  label: string;
  /** Is there no room for all of it, so that it is pushed along, by keys too? */
  scrolls: boolean;
  /** What ears are told of a station: its name, how many get in, and whether we are there. */
  says: (station: Station, place: number) => string;
}

export function Line({ stations, at, label, scrolls, says }: LineProps) {
  const state = (place: number) => (place < at ? "past" : place === at ? "now" : "");
  const line = useRef<HTMLOListElement>(null);
  // On a phone only a part of the line is to be seen: the part where we are.
  useLayoutEffect(() => {
    const ol = line.current;
    const here = ol?.querySelector<HTMLElement>(".now");
    if (ol && here && ol.scrollTo) ol.scrollTo({ left: here.offsetLeft + here.offsetWidth / 2 - ol.clientWidth / 2 });
  }, [at]);
  return (
    <ol ref={line} class="tp-line" style={{ "--stations": stations.length, "--at": at }} tabIndex={scrolls ? 0 : undefined} aria-label={label}>
      {stations.map((station, place) => (
        <li key={station.name} class={`${station.heat} ${state(place)}`} data-id={`station-${place}`} aria-current={place === at ? "step" : undefined}>
          <span class="tp-sr">{says(station, place)}</span>
          <b aria-hidden="true">
            {station.traffic}
            <i>{HEAT_SHAPES[station.heat]}</i>
          </b>
          <span aria-hidden="true">{station.name}</span>
        </li>
      ))}
      <li class="tp-train" aria-hidden="true">
        <svg viewBox="0 0 60 26">
          <path d={TRAIN} fill-rule="evenodd" />
        </svg>
      </li>
    </ol>
  );
}
