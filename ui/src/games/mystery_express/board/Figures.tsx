// Who stands in a car: the players' figures, and the conductor.
import { TRAVELLERS } from "../art/travellers";
import type { View } from "../view";

const BODY =
  "M0-56c6 0 10 4 10 10 0 4-2 7-5 9 9 2 13 9 14 21l2 16H-21l2-16c1-12 5-19 14-21-3-2-5-5-5-9 0-6 4-10 10-10z";
/** Where in the window people stand, in percent, for one, two, three … of them. */
const SPREAD = [[50], [34, 66], [24, 50, 76], [18, 40, 61, 82], [14, 32, 50, 68, 86], [12, 27, 42, 58, 73, 88]];

export function Figure({ character, own, active }: { character: number; own: boolean; active: boolean }) {
  const person = TRAVELLERS[character];
  if (!person) return null;
  return (
    <svg viewBox="-24 -80 48 82" aria-hidden="true">
      <path d={BODY} fill={person.colour} stroke={own ? "#f0cf7a" : "#fff6e6"} stroke-width={own ? 3.4 : 2.4} />
      {active && <path d="M-8-76h16l-8 11z" fill="#f0cf7a" />}
      <text x="0" y="-7" text-anchor="middle" fill={person.ink}>
        {person.letter}
      </text>
    </svg>
  );
}

export function Conductor() {
  return (
    <svg viewBox="-28 -72 56 74" aria-hidden="true">
      <path d="M0-40c12 0 22 7 24 22l2 18H-26l2-18c2-15 12-22 24-22z" fill="#14244a" stroke="#f0cf7a" stroke-width="2" />
      <ellipse cx="0" cy="-49" rx="9.5" ry="12" fill="#edd3af" />
      <path
        d="M-12-54c0-4-2-6-2-11 8-5 20-5 28 0 0 5-2 7-2 11-7-3-17-3-24 0z"
        fill="#14244a"
        stroke="#f0cf7a"
        stroke-width="1.5"
      />
      <path d="M-12-54c7-3 17-3 24 0l1 3c-8-2-18-2-26 0z" fill="#f0cf7a" />
      <path d="M-7-45c3-2 5-2 7-.5 2-1.5 4-1.5 7 .5-3 2-5 2-7 .5-2 1.5-4 1.5-7-.5z" fill="#4a2b14" />
      <path d="M-5-28h0M5-28h0M-5-19h0M5-19h0M-5-10h0M5-10h0" stroke="#f0cf7a" stroke-width="3.8" stroke-linecap="round" />
    </svg>
  );
}

/** Everybody in this car, side by side; the conductor first. */
export function Figures({ view, car }: { view: View; car: number }) {
  const seats = view.cars.flatMap((where, seat) => (where === car ? [seat] : []));
  const people = view.conductor === car ? [-1, ...seats] : seats;
  const spread = SPREAD[people.length - 1] ?? [];
  return (
    <>
      {people.map((seat, at) => (
        <span
          key={seat}
          class={seat < 0 ? "me-figure conductor" : "me-figure"}
          data-figure={seat < 0 ? "conductor" : seat}
          style={{ left: `${4 + (spread[at] ?? 50) * 0.92}%` }}
        >
          {seat < 0 ? (
            <Conductor />
          ) : (
            <Figure character={view.characters[seat] ?? -1} own={seat === view.seat} active={seat === view.active} />
          )}
        </span>
      ))}
    </>
  );
}
