// A station hall at night: the city behind the glass, carriages at the platforms, a few travellers, and room for a clock.
import { STATIONS } from "./cities";
import { box, CLOCK, FLOOR, HEIGHT, MIDDLE, sunburst, WIDTH } from "./shapes";

const CARRIAGE_END = 860; // the left one; the right one is its mirror image
const PANES = Array.from({ length: 14 }, (_, at) => at * 60 + 14);
const RAYS = sunburst(32, 420);
const LAMPS = [322, 960].flatMap((distance) => [MIDDLE - distance, MIDDLE + distance]);
// The floor goes on below the hall, for stages that are higher than it.
const DEPTH = 1200;
const ALONG = Array.from({ length: 33 }, (_, at) => at - 16).map((at) => `M${MIDDLE + at * 74} ${FLOOR}l${at * 1.41 * DEPTH} ${DEPTH}`).join("");
const ACROSS = [16, 38, 68, 108, 160, 228, 316, 430, 578, 770, 1020].map((down) => `M0 ${FLOOR + down}h${WIDTH}`).join("");

function Carriage() {
  return (
    <>
      <path d={`M0 286q0-14 16-14H${CARRIAGE_END - 16}q16 0 16 14z`} fill="#1a2646" />
      <path d={box(0, 286, CARRIAGE_END, 70)} fill="#16234a" />
      <path d={box(0, 356, CARRIAGE_END, 22)} fill="#060a16" />
      <path d={PANES.map((x) => box(x, 297, 38, 28)).join("")} fill="url(#me-lit)" />
      <path d={PANES.map((x) => `M${x} 297h11q-1 10-11 14zM${x + 38} 297v14q-10-4-11-14z`).join("")} fill="#7d1f2f" />
      <path d={PANES.filter((_, at) => at % 3 === 1).map((x) => `M${x + 9} 325q1-9 10-9t10 9zM${x + 14} 309a5 5.5 0 1 0 10 0a5 5.5 0 1 0-10 0z`).join("")} fill="#1a1526" />
      <path d={`M0 290h${CARRIAGE_END}M0 334h${CARRIAGE_END}M0 340h${CARRIAGE_END}`} stroke="#c9a24b" stroke-width="1.5" opacity=".8" />
    </>
  );
}

/** Somebody who waits; `look` draws hat, coat and luggage. */
function Waiting({ x, look, mirrored }: { x: number; look: string; mirrored?: boolean }) {
  return <path class="me-waiting" d={look} transform={`translate(${x} ${FLOOR + 12})${mirrored ? " scale(-1 1)" : ""}`} />;
}

const GENTLEMAN =
  "M-15 0L-12-48Q-11-60 0-60 11-60 12-48L15 0zM-7-68a7 8 0 1 1 14 0 7 8 0 1 1-14 0M-14-72h28v-3H-14zM-8-75v-7q8-5 16 0v7zM14-46l6 30h3l-5-31z";
const LADY =
  "M-17 0Q-14-34-8-52 0-60 8-52 14-34 17 0zM-7-66a7 8 0 1 1 14 0 7 8 0 1 1-14 0M-9-66q-1-13 9-13t9 13zM20 0v-18h22V0zM27-18v-5h8v5h-2v-3h-4v3z";
const PORTER =
  "M-13 0L-11-48Q-10-58 0-58 10-58 11-48L13 0zM-7-66a7 8 0 1 1 14 0 7 8 0 1 1-14 0M-8-70v-8h16v6h4v2zM18 0l8-58h3L23-4h26v4zM25-8v-20h26v20zM28-30v-15h20v15z";

export function StationHall({ city }: { city: string }) {
  const station = STATIONS[city] ?? STATIONS["strasbourg"];
  if (!station) return null;
  return (
    <svg class="me-hall" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="me-over-town" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#14244c" />
          <stop offset=".55" stop-color="#34528f" />
          <stop offset="1" stop-color="#b58a6a" />
        </linearGradient>
        <linearGradient id="me-lit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe7a6" />
          <stop offset="1" stop-color="#eab355" />
        </linearGradient>
        <radialGradient id="me-floor" gradientUnits="userSpaceOnUse" cx={MIDDLE} cy={FLOOR + 120} r="900">
          <stop offset="0" stop-color="#2b3a6b" />
          <stop offset=".5" stop-color="#141f45" />
          <stop offset="1" stop-color="#0a1128" />
        </radialGradient>
        <radialGradient id="me-halo">
          <stop offset="0" stop-color="#ffe9b0" stop-opacity=".75" />
          <stop offset=".5" stop-color="#ffdf98" stop-opacity=".28" />
          <stop offset="1" stop-color="#ffdf98" stop-opacity="0" />
        </radialGradient>
        <clipPath id="me-glass">
          <path d={station.openings} />
        </clipPath>
      </defs>
      <path d={box(0, 0, WIDTH, FLOOR)} fill="#0b1430" />
      <g clip-path="url(#me-glass)">
        <path d={box(0, 0, WIDTH, FLOOR)} fill="url(#me-over-town)" />
        <path d={RAYS} fill="#f4ead5" opacity=".07" />
        <path d={station.skyline} fill="#12204a" />
        <path d={station.windows} fill="#f7cf73" />
        <path d={station.bars} class="bars" />
      </g>
      <path d={station.openings} class="frames" />
      <path d={LAMPS.map((x) => `M${x} 0V44`).join("")} class="frames" />
      {LAMPS.map((x) => (
        <g key={x} transform={`translate(${x} 52)`}>
          <circle r="46" fill="url(#me-halo)" />
          <circle r="9" fill="#fff0c4" />
        </g>
      ))}
      <circle cx={CLOCK.x} cy={CLOCK.y} r="250" fill="url(#me-halo)" />
      <Carriage />
      <g transform={`translate(${WIDTH} 0) scale(-1 1)`}>
        <Carriage />
      </g>
      <path d={box(0, FLOOR, WIDTH, DEPTH)} fill="url(#me-floor)" />
      <path d={ALONG + ACROSS} stroke="#c9a24b" opacity=".16" />
      <path d={`M0 ${FLOOR}h${WIDTH}`} stroke="#e6c66f" stroke-width="2" />
      <Waiting x={MIDDLE - 272} look={GENTLEMAN} />
      <Waiting x={MIDDLE - 308} look={LADY} mirrored />
      <Waiting x={MIDDLE + 292} look={PORTER} mirrored />
      <Waiting x={MIDDLE - 700} look={PORTER} mirrored />
      <Waiting x={MIDDLE + 690} look={LADY} />
      <Waiting x={MIDDLE + 740} look={GENTLEMAN} />
    </svg>
  );
}
