// The six cars, as they stand on the board: what they cost above them, and who is there.
import type { ComponentType } from "preact";

import type { PictureProps } from "../../../contract/summary";
import { FURNITURE } from "../art/furniture";
import { Wagon } from "../art/Wagon";
import { actionsIn, costOf } from "../board/actions";
import { Figure } from "../board/Figures";
import { breadth } from "../cards/Fit";
import { Back, Face } from "./cards";

const LETTER = 15;

/** What an action costs, in a lantern over its part of the car. */
function Cost({ x, words }: { x: number; words: string }) {
  const half = (breadth(words) * LETTER * 1.12) / 2 + 21;
  return (
    <g transform={`translate(${x} 19)`} class="cost">
      <rect x={-half} y="-13" width={2 * half} height="26" rx="13" />
      <path d={`M${13 - half} -7a7 7 0 1 1-.1 0zM${13 - half} -4v4l3 2`} />
      <text x="12" y="5.5">
        {words}
      </text>
    </g>
  );
}

const Person = ({ who, x }: { who: number; x: number }) => (
  <svg x={x - 29} y="62" width="58" height="98">
    <Figure character={who} own={false} active={false} />
  </svg>
);

/** What happens in each car, on its long window. */
const SCENES: Record<string, ComponentType> = {
  lounge: () => (
    <>
      <Face name="motive_greed" x={50} y={112} size={1.15} turn={-7} />
      <Face name="motive_jealousy" x={100} y={108} size={1.15} />
      <Face name="motive_money" x={150} y={112} size={1.15} turn={7} />
    </>
  ),
  club: () => (
    <>
      <Back category={2} x={44} y={112} turn={-8} />
      <Back category={2} x={58} y={110} turn={5} />
      <Person who={2} x={142} />
    </>
  ),
  dining: () => (
    <>
      <Person who={0} x={40} />
      <Face name="location_club" x={84} y={110} turn={-7} />
      <Face name="mo_shot" x={118} y={110} turn={7} />
      <Person who={4} x={162} />
    </>
  ),
  smoking: () => (
    <>
      <Person who={3} x={38} />
      <Back category={1} x={82} y={118} turn={-10} />
      <Back category={3} x={118} y={104} turn={10} />
      <Person who={1} x={162} />
    </>
  ),
  sleeping: () => (
    <g transform="translate(100 116)">
      <path d="M-9-19v-7a9 9 0 0 1 18 0v7h-4.5v-7a4.5 4.5 0 0 0-9 0v7z" fill="#2a1208" />
      <rect x="-27" y="-19" width="54" height="38" rx="4" fill="#7d4a20" stroke="#2a1208" stroke-width="2.5" />
      <path d="M-14-19v38M14-19v38" stroke="#c9a24b" stroke-width="5" />
      <path d="M-52-4h-20m7-7l-7 7 7 7M52-4h20m-7-7l7 7-7 7" class="either" />
    </g>
  ),
  passenger: () => (
    <>
      {[32, 78, 122, 168].map((x, at) => (
        <Back key={x} category={1} x={x} y={110} turn={at % 2 ? 6 : -6} size={0.95} />
      ))}
      <path d="M47 82q8-9 16 0m-1-8l2 9-9-1M92 82q8-9 16 0m-1-8l2 9-9-1M137 82q8-9 16 0m-1-8l2 9-9-1" class="either" />
    </>
  ),
};

function carOf(name: string): ComponentType<PictureProps> {
  const Scene = SCENES[name];
  return function Car(props) {
    const actions = actionsIn(name);
    return (
      <svg class="me-sum me-sum-car" viewBox="0 0 200 216" preserveAspectRatio="xMidYMax meet">
        {actions.map((action, at) => (
          <Cost key={action} x={actions.length > 1 ? 52 + 96 * at : 100} words={costOf(props, action)} />
        ))}
        <path d="M-400 208h1000v8h-1000z" fill="#0c1326" />
        <path d="M-400 208h1000" stroke="#8a7440" stroke-width="2" />
        <svg y="38" width="200" height="176" viewBox="0 0 200 176" overflow="visible">
          <Wagon name={props.texts.word(`board-car-${name}`)} furniture={FURNITURE[name]} />
        </svg>
        {Scene && <Scene />}
      </svg>
    );
  };
}

export const CARS = {
  "ME-341": carOf("lounge"),
  "ME-311": carOf("club"),
  "ME-331": carOf("dining"),
  "ME-371": carOf("smoking"),
  "ME-361": carOf("sleeping"),
  "ME-351": carOf("passenger"),
};
