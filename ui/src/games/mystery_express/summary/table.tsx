// What is searched for, and what a turn is about.
import type { ComponentChildren } from "preact";

import type { PictureProps } from "../../../contract/summary";
import { TimeFace } from "../art/TimeFace";
import { Conductor as ConductorFigure } from "../board/Figures";
import { hoursOf } from "../constants";
import { Clock } from "../hand/Clock";
import { CATEGORIES } from "../table";
import { Back, Face, Gap } from "./cards";

const [WIDTH, HEIGHT] = [180, 112];

function Scene({ children }: { children: ComponentChildren }) {
  return (
    <svg class="me-sum" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {children}
    </svg>
  );
}

const Arrow = ({ d, head }: { d: string; head: string }) => (
  <g fill="none" stroke="#f0cf7a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
    <path d={d} />
    <path d={head} />
  </g>
);

/** The five cards of the crime, under lock and key. */
export function Sealed() {
  return (
    <Scene>
      {CATEGORIES.map((name, category) => {
        const side = category - 2;
        return <Back key={name} category={category} x={90 + side * 28} y={52 + side * side * 2.4} turn={side * 8} size={1.2} />;
      })}
      <g transform="translate(90 96)">
        <path d="M-9-2v-6a9 9 0 0 1 18 0v6h-3.5v-6a5.5 5.5 0 0 0-11 0v6z" fill="#c9a24b" />
        <rect x="-12" y="-3" width="24" height="16" rx="2" fill="#f0cf7a" />
        <path d="M0 2a2.5 2.5 0 0 1 1.3 4.6l.8 3.4h-4.2l.8-3.4A2.5 2.5 0 0 1 0 2z" fill="#3a2a0c" />
      </g>
    </Scene>
  );
}

/** Both copies of two elements are seen and crossed out; the third is the one. */
export function Missing() {
  const seen = ["suspect_candy", "suspect_prof_karlov"];
  return (
    <Scene>
      {seen.map((name, at) => (
        <g key={name} transform={`translate(${34 + at * 56} 0)`}>
          <Face name={name} x={-6} y={50} turn={-5} />
          <Face name={name} x={8} y={54} turn={6} />
          <path d="M-8 88l14 14M6 88l-14 14" stroke="#e8dcbd" stroke-width="3" stroke-linecap="round" />
        </g>
      ))}
      <Gap x={148} y={52} size={1.12} />
      <text class="mark" x="148" y="64">
        ?
      </text>
      <path d="M148 84l3.2 7.2 7.8.8-5.9 5.2 1.7 7.7-6.8-4-6.8 4 1.7-7.7-5.9-5.2 7.8-.8z" fill="#f0cf7a" />
    </Scene>
  );
}

/** Four of the times as they were counted; one of them came less often. */
export function Times() {
  const shown = ["time_0400", "time_0615", "time_1115", "time_1145"];
  return (
    <Scene>
      {shown.map((name, at) => {
        const rare = at === 2;
        return (
          <g key={name} transform={`translate(${26 + at * 42.5} 0)`}>
            {rare && <circle cy="43" r="22.5" fill="#f0cf7a" opacity=".35" />}
            <TimeFace name={name} x={-18} y={25} size={36} />
            <path d={rare ? "M-4 78v18M4 78v18" : "M-8 78v18M0 78v18M8 78v18"} stroke={rare ? "#f0cf7a" : "#e8dcbd"} stroke-width="3" stroke-linecap="round" />
          </g>
        );
      })}
    </Scene>
  );
}

/** A leg at the game's default length, with the Lounge Car's hours gone. */
export function Hours({ game }: PictureProps) {
  const legs = game.options.find(({ name }) => name === "leg_hours")?.default as number[];
  const whole = legs[0] ?? 0;
  const left = whole - (hoursOf(game)["lounge"] ?? 0);
  return (
    <Scene>
      <svg x="38" y="4" width="104" height="104" viewBox="0 0 120 120">
        <Clock left={left} whole={whole} label="" />
      </svg>
    </Scene>
  );
}

export function Discard() {
  return (
    <Scene>
      <Face name="mo_hanged" x={30} y={62} turn={-14} />
      <Face name="motive_money" x={48} y={57} turn={-2} />
      <Face name="location_dining" x={66} y={61} turn={10} />
      <Arrow d="M84 32q22-16 42 2" head="M118 31l9 4 1-10" />
      <Back category={3} x={132} y={66} turn={-7} size={1.05} />
      <Back category={0} x={138} y={64} turn={3} size={1.05} />
      <Back category={1} x={142} y={62} turn={11} size={1.05} />
    </Scene>
  );
}

export function Conductor() {
  return (
    <Scene>
      <svg x="4" y="12" width="78" height="100">
        <ConductorFigure />
      </svg>
      <Back category={0} x={100} y={78} size={0.9} />
      <Back category={2} x={132} y={78} size={0.9} />
      <Back category={1} x={164} y={78} size={0.9} />
      <Face name="suspect_orourke" x={132} y={26} size={0.8} turn={-6} />
      <Arrow d="M112 44q-4-16 4-24M152 22q9 10 5 22" head="M107 38l5 7 6-6M146 25l6-4 6 5" />
    </Scene>
  );
}
