// The drawings for the summary of the rules: what a turn is made of.
import { Die } from "../art/Die";
import { Rail } from "../art/signs";
import { At, Gap, Line, Locomotive, Scene, Side, Station, Turntable } from "./pieces";

export const Rolled = () => (
  <Scene>
    {["2", "ship"].map((face, place) => (
      <svg key={face} x={34 + place * 84} y={14} width={72} height={72}>
        <Die face={face} label="" />
      </svg>
    ))}
  </Scene>
);

/** A point for the next station, or for a turntable. */
export const Spent = () => (
  <Scene>
    <Side d="M8 72H116" />
    <Station x={108} y={72} />
    <Locomotive x={40} y={66} seat={1} />
    <path class="arrow" d="M72 46H98M91 39L99 46L91 53" />
    <Turntable x={172} y={50} position={1} size={2.1} />
    <path class="arrow" d="M140 40A34 34 0 0 1 186 18M177 13L187 18L181 27" />
  </Scene>
);

/** It stands so that the locomotive can pass. */
export const Joined = () => (
  <Scene>
    <Side d="M112 62V6" />
    <Line d="M-400 62H620" />
    <Turntable x={112} y={62} position={1} size={1.8} />
    <Locomotive x={42} y={56} seat={0} />
    <Station x={202} y={62} />
  </Scene>
);

export const Loaded = () => (
  <Scene>
    <Side d="M-400 82H620" />
    <Locomotive x={72} y={76} seat={2} load={2} size={1.3} />
    <path class="arrow" d="M150 46H112M120 38L111 46L120 54" />
    <At x={178} y={46} size={1.8}>
      <Rail />
    </At>
  </Scene>
);

/** One piece for one gap, and on to the station. */
export const Repaired = () => (
  <Scene>
    <Line d="M-400 74H620" />
    <Gap x={132} y={74} />
    <Locomotive x={48} y={68} seat={0} load={1} />
    <path class="arrow" d="M84 40H164M156 32L165 40L156 48" />
    <Station x={196} y={74} />
  </Scene>
);

export const Exchanged = () => (
  <Scene>
    <Side d="M-400 78H620" />
    <Locomotive x={48} y={72} seat={0} />
    <Locomotive x={174} y={72} seat={3} />
    <At x={110} y={32} size={1.5}>
      <Rail />
    </At>
    <path class="arrow" d="M84 52H136M92 45L83 52L92 59M128 45L137 52L128 59" />
  </Scene>
);

/** Two gaps on this side of the turntable, one beyond it. */
export const Parted = () => (
  <Scene>
    <Side d="M132 66V6" />
    <Station x={132} y={10} />
    <Line d="M8 66H212" />
    {[46, 84, 176].map((x) => (
      <Gap key={x} x={x} y={66} />
    ))}
    <Turntable x={132} y={66} position={2} size={1.6} />
    <Station x={14} y={66} />
    <Station x={206} y={66} />
  </Scene>
);
