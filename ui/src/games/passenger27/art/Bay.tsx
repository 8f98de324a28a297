// One bay of the carriage: a lamp, a window on the city in the rain, and the bench below it. Cards lie on the bench.
import { useId } from "preact/hooks";

import { housesOf, lightsOf, outlineOf, rainOf } from "./city";

const WIDTH = 340;
const SHADES = ["#d9b765", "#8a7646", "#5f6b78"];

function City({ seed }: { seed: number }) {
  const houses = housesOf(seed, WIDTH);
  return (
    <g class="tp-city">
      <path d={outlineOf(houses)} fill="#10151c" />
      {lightsOf(houses).map((d, shade) => (
        <path key={shade} d={d} fill={SHADES[shade]} />
      ))}
    </g>
  );
}

/** A sign that hangs at a house outside. */
function Neon({ word, id }: { word: string; id: string }) {
  return (
    <g class="tp-hotel">
      <radialGradient id={`${id}n`}>
        <stop stop-color="#e8443a" stop-opacity=".75" />
        <stop offset="1" stop-color="#e8443a" stop-opacity="0" />
      </radialGradient>
      <ellipse cx="170" cy="50" rx="84" ry="48" fill={`url(#${id}n)`} />
      <rect x="126" y="33" width="88" height="34" rx="3" />
      <text x="170" y="57" text-anchor="middle">
        {word}
      </text>
    </g>
  );
}

export function Bay({ seed, neon }: { seed: number; neon?: string }) {
  const id = useId();
  return (
    <>
      <svg class="tp-window" viewBox={`0 0 ${WIDTH} 104`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <linearGradient id={id} x2="0" y2="1">
          <stop stop-color="#070a0f" />
          <stop offset="1" stop-color="#2b3541" />
        </linearGradient>
        <path d={`M0 0h${WIDTH}v104H0z`} fill={`url(#${id})`} />
        {seed === 0 && <circle cx="206" cy="24" r="10" fill="#dfe5ea" opacity=".85" />}
        <City seed={seed} />
        {neon && <Neon word={neon} id={id} />}
        <path class="tp-rain" d={rainOf(seed, WIDTH)} />
      </svg>
      <span class="tp-lamp" aria-hidden="true" />
      <span class="tp-bench" aria-hidden="true" />
    </>
  );
}
