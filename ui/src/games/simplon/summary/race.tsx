// The drawings for the summary of the rules: where everybody is going, and who takes Sir Henry along.
import { Coin } from "../art/Die";
import { Rail, Ship, SirHenry } from "../art/signs";
import { At, Gap, Goal, Line, Locomotive, Scene, Sea, Station } from "./pieces";

/** Both are on their way to the same place. */
export const Raced = () => (
  <Scene>
    <Line d="M12 38H208" />
    <Station x={14} y={38} />
    <Goal x={196} y={38} />
    <At x={92} y={36} size={1.2}>
      <SirHenry />
    </At>
    <path class="sea" d="M-88 70Q-77 64 -66 70T-44 70T-22 70T0 70T22 70T44 70T66 70T88 70T110 70T132 70T154 70T176 70T198 70T220 70T242 70T264 70T286 70T308 70V120H-88Z" />
    <At x={128} y={84}>
      <Ship />
    </At>
  </Scene>
);

/** Pieces here, gaps there. */
export const Broken = () => (
  <Scene>
    <Line d="M-400 44H620" />
    {[64, 110, 156].map((x) => (
      <g key={x}>
        <Gap x={x} y={44} />
        <At x={x} y={80} size={1.5}>
          <Rail />
        </At>
      </g>
    ))}
  </Scene>
);

/** From one station to the next, and no piece aboard. */
export const Taken = () => (
  <Scene>
    <Line d="M-400 78H620" />
    <Station x={18} y={78} />
    <Station x={202} y={78} />
    <Locomotive x={92} y={72} seat={1} size={1.3} />
    <At x={80} y={24} size={1.1}>
      <SirHenry />
    </At>
    <path class="arrow" d="M134 56H176M168 48L177 56L168 64" />
  </Scene>
);

/** Handed on from one to the other. */
export const Relayed = () => (
  <Scene>
    <Line d="M-400 78H620" />
    {[18, 110, 202].map((x) => (
      <Station key={x} x={x} y={78} />
    ))}
    <Locomotive x={56} y={72} seat={0} size={0.95} />
    <Locomotive x={156} y={72} seat={2} size={0.95} />
    <At x={110} y={30} size={1.1}>
      <SirHenry />
    </At>
    <path class="arrow" d="M58 30H84M77 23L85 30L77 37M136 30H164M157 23L165 30L157 37" />
  </Scene>
);

export const Sailing = () => (
  <Scene>
    <Sea />
    <path class="so-lane" d="M-400 72H620" />
    {[-100, -40, 20, 80, 140, 200, 260, 320].map((x) => (
      <circle key={x} class="so-dot" cx={x} cy={72} r={5} />
    ))}
    <At x={80} y={56} size={1.2}>
      <Ship />
    </At>
    <path class="arrow light" d="M118 50H150M142 42L151 50L142 58" />
  </Scene>
);

export const Tossed = () => (
  <Scene>
    <Sea />
    {["heads", "tails"].map((side, place) => (
      <svg key={side} x={32 + place * 88} y={14} width={72} height={72}>
        <Coin side={side} label="" />
      </svg>
    ))}
  </Scene>
);
