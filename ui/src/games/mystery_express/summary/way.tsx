// On the way: the tunnel, the telegram, the answers. Wide drawings, whose middle says it all where there is less room.
import type { ComponentChildren } from "preact";

import type { PictureProps } from "../../../contract/summary";
import { Locomotive } from "../art/Locomotive";
import { TRAVELLERS } from "../art/travellers";
import { SHAPES } from "../cards/shapes";
import { Back, Face } from "./cards";

const [WIDTH, HEIGHT] = [380, 120];
const STARS = "M20 16h0M52 40h0M88 12h0M118 34h0M150 10h0M214 18h0M246 8h0M282 30h0M318 12h0M352 36h0M366 10h0M300 52h0M34 62h0";

function Scene({ children }: { children: ComponentChildren }) {
  return (
    <svg class="me-sum me-sum-way" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice">
      <path d={STARS} stroke="#f4ead5" stroke-width="2" stroke-linecap="round" opacity=".7" />
      {children}
    </svg>
  );
}

/** A neighbour with the card that is peeked at. */
function Neighbour({ who, x, category }: { who: number; x: number; category: number }) {
  const Person = TRAVELLERS[who]?.face;
  return (
    <g transform={`translate(${x} 0)`}>
      <clipPath id={`me-sum-face-${who}`}>
        <circle cx="32" cy="32" r="31" />
      </clipPath>
      <svg x="-26" y="34" width="52" height="52" viewBox="0 0 64 64">
        <g clip-path={`url(#me-sum-face-${who})`}>{Person && <Person />}</g>
        <circle cx="32" cy="32" r="31" fill="none" stroke="#f0cf7a" stroke-width="2" />
      </svg>
      <Back category={category} x={0} y={96} size={0.72} />
    </g>
  );
}

export function Tunnel() {
  return (
    <Scene>
      <path d="M0 120V70l60-34 50 26 70-54h30l64 54 46-26 60 34v50z" fill="#1c2f5e" />
      <path d="M128 120V66a62 58 0 0 1 124 0v54z" fill="#6d7590" />
      <path d="M140 120V68a50 48 0 0 1 100 0v52z" fill="#05070e" />
      <svg x="146" y="26" width="88" height="96" viewBox="-52 -44 104 96">
        <circle r="40" cy="18" fill="#f7cf73" opacity=".16" />
        <circle r="24" cy="18" fill="#ffe7a6" opacity=".35" />
        <circle r="13" cy="18" fill="#fff6d5" />
        <path d="M-34 52V26a34 34 0 0 1 68 0v26" fill="none" stroke="#26325a" stroke-width="5" />
      </svg>
      <Neighbour who={2} x={127} category={0} />
      <Neighbour who={0} x={253} category={2} />
      <svg x="2" y="46" width="92" height="74" viewBox="0 0 216 176" class="faint">
        <Locomotive />
      </svg>
    </Scene>
  );
}

/** Five lines, one of them still blank. */
export function Telegram({ texts }: PictureProps) {
  const widths = [52, 40, 60, 34, 0];
  return (
    <Scene>
      <path d="M0 120V96h380v24z" fill="#121f42" />
      {[30, 86, 294, 350].map((x) => (
        <path key={x} d={`M${x} 120V20m-13 9h26m-22 9h18`} class="pole" />
      ))}
      <path d="M0 30Q60 46 86 30T190 36 294 30 380 34M0 39Q60 55 86 39T190 45 294 39 380 43" class="wire" />
      <g transform="rotate(-3 190 62)">
        <rect x="132" y="8" width="116" height="106" fill="#fbf5e6" stroke="#c9a24b" stroke-width="1.5" />
        <path d="M132 8h116v20H132z" fill="#7d1f2f" />
        <text class="wired" x="190" y="23">
          {texts.word("board-telegram")}
        </text>
        {widths.map((width, category) => (
          <g key={category} transform={`translate(140 ${34 + category * 16})`}>
            <path d={SHAPES[category]} transform="scale(.55)" fill={["#b23a3a", "#2f7d4c", "#3b6ea8", "#2c2c36", "#6a5a3a"][category]} />
            <path d="M18 11h82" stroke="#b59a5c" stroke-width="1" />
            {width > 0 && <path d={`M20 8q4-6 8 0t8 0 8 0 8-1h${width - 34}`} stroke="#1d1a16" stroke-width="1.6" fill="none" />}
          </g>
        ))}
      </g>
    </Scene>
  );
}

const MOSQUE = "M130 120V74h14q2-22 24-30 4-16 22-20 18 4 22 20 22 8 24 30h14v46zM189 24v-10h2v10z";
const MINARETS = [40, 108, 262, 330].map((x) => `M${x} 120V44h2l4-22 4 22h2v12h2v4h-2v60z`).join("");

const WINDOWS = [116, 132, 148, 182, 196, 232, 246, 262].map((x) => `M${x} 76h3v5h-3z`).join("");

/** Istanbul, and the five cards turned up. */
export function Answers() {
  const truth = ["mo_poisoned", "suspect_sra_perez", "motive_rivalry", "location_lounge", "time_1115"];
  return (
    <Scene>
      <circle cx="266" cy="27" r="12" fill="#f4e3b0" />
      <path d={MOSQUE + MINARETS} fill="#0e1a3a" />
      <path d={WINDOWS} fill="#f7cf73" />
      <path d="M0 120v-26q40-16 84-6t96-4 100 4 100-2v34z" fill="#0c1630" />
      {truth.map((name, at) => (
        <Face key={name} name={name} x={190 + (at - 2) * 31} y={84 + (at - 2) ** 2 * 1.5} turn={(at - 2) * 4} size={1.02} />
      ))}
    </Scene>
  );
}
