// The nine signs of the features, in a square of 24. Each is a shape of its own: none is told by its colour.
import type { JSX } from "preact";

import type { Value, Voice } from "../features";

const PETALS: [number, number][] = [[12, 6.5], [17.3, 10.3], [15.3, 16.6], [8.7, 16.6], [6.7, 10.3]];

export const SIGNS: Record<Value, JSX.Element> = {
  formal: (
    <>
      <path d="M12 12L3 6v12zM12 12l9-6v12z" fill="currentColor" />
      <circle cx="12" cy="12" r="2.6" fill="var(--bg, #12151a)" stroke="currentColor" stroke-width="1.6" />
    </>
  ),
  casual: <path d="M3 15c0-6 4-9 9-9 4 0 6 2 6.5 6L22 15c0 2-2 2-4 1.500H3z" fill="currentColor" />,
  eccentric: <path d="M12 2l2.6 6.800L21.5 6 18 12l3.5 6-6.9-2.800L12 22l-2.6-6.800L2.5 18 6 12 2.5 6l6.9 2.800z" fill="currentColor" />,
  perfumed: (
    <>
      {PETALS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.6" fill="currentColor" />
      ))}
      <circle cx="12" cy="12" r="2.6" fill="var(--bg, #12151a)" />
    </>
  ),
  neutral: <circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="2.4" />,
  foul: (
    <path
      d="M2 12c2-3 4-3 5.5-1.500v3C6 15 4 15 2 12zM7.5 12H18M10.5 8v8M13.5 7v10M16.3 8.500v7M18 12l4-4v8z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
    />
  ),
  deep: <path d="M2 12C5 2 9 2 12 12s7 10 10 0" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" />,
  soft: <path d="M2 9c3-3 7-3 10 0s7 3 10 0M2 16c3-3 7-3 10 0s7 3 10 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />,
  shrill: (
    <path
      d="M2 12h2l2.5-8 3 16 3-16 3 16L18 8l1.5 4H22"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  ),
};

/** The same waves as one line, for the plate under a portrait. */
export const VOICE_LINES: Record<Voice, string> = {
  deep: "M-18 0c4-6.5 8-6.5 12 0s8 6.5 12 0 8-6.5 12 0",
  soft: "M-20-2.200c4-3 6-3 10 0s6 3 10 0 6-3 10 0 6 3 10 0M-20 3.200c4-3 6-3 10 0s6 3 10 0 6-3 10 0 6 3 10 0",
  shrill: "M-20 0l3-5 4 10 4-10 4 10L-1-5l4 10 4-10 4 10 4-10 3 5",
};

/** Somebody has seen it. */
export const Eye = () => (
  <svg class="tp-eye" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12c4-6.5 16-6.5 20 0-4 6.5-16 6.5-20 0zM12 9a3 3 0 1 0 .1 0z" />
  </svg>
);

/** One feature's sign; with a label it says the value, without one a word stands beside it. */
export function Sign({ value, label }: { value: Value; label?: string }) {
  return (
    <svg class="tp-sign" viewBox="0 0 24 24" data-value={value} role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {label && <title>{label}</title>}
      {SIGNS[value]}
    </svg>
  );
}
