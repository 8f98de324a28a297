// The drawings for the summary of the rules: the pieces of the game, laid out so that they say what the words beside them say.
import type { ComponentChildren } from "preact";

import type { PictureProps } from "../../../contract/summary";
import { Coin, Die } from "../art/Die";
import { Disc } from "../art/Disc";
import { Engine, Flag, Rail, Ship, SirHenry, Slot, Star } from "../art/signs";
import { boardOf } from "../table";

/** A strip of map; everything on it is drawn around its own middle. */
const Scene = ({ children }: { children: ComponentChildren }) => (
  <svg class="so-sum" viewBox="-160 -56 320 112">
    {children}
  </svg>
);

const At = ({ x, y = 0, grow = 1, turn = 0, seat, children }: { x: number; y?: number; grow?: number; turn?: number; seat?: number; children: ComponentChildren }) => (
  <g class={seat === undefined ? undefined : `seat-${seat}`} transform={`translate(${x} ${y}) scale(${grow}) rotate(${turn})`}>
    {children}
  </g>
);

const Track = ({ from = -150, to = 150, main = false }: { from?: number; to?: number; main?: boolean }) => (
  <g class={main ? "so-main simplon" : "so-rails"}>
    <path class={main ? "bed" : "so-side bed"} d={`M${from} 20H${to}`} />
    <path class={main ? "body" : "so-side ties"} d={`M${from} 20H${to}`} />
    <path class={main ? "pattern" : "so-side rail"} d={`M${from} 20H${to}`} />
  </g>
);

const Stop = ({ x }: { x: number }) => <circle class="so-dot main" cx={x} cy={20} r={7} />;

const Loco = ({ x, seat = 0, y = 8 }: { x: number; seat?: number; y?: number }) => (
  <At x={x} y={y} grow={1.15} seat={seat}>
    <Engine />
  </At>
);

const Load = ({ x, y = -18, full }: { x: number; y?: number; full: boolean }) => (
  <At x={x} y={y} grow={1.3}>
    <Slot full={full} />
  </At>
);

const Gap = ({ x }: { x: number }) => (
  <At x={x} y={20} grow={1.5}>
    <g class="so-gap">
      <rect x={-5} y={-5.4} width={10} height={10.8} />
    </g>
    <Flag kind="common" />
  </At>
);

const Laid = ({ x }: { x: number }) => (
  <At x={x} y={20} grow={1.3}>
    <g class="so-laid">
      <rect x={-10.5} y={-6} width={21} height={12} rx={1.5} />
      <Rail />
    </g>
  </At>
);

const Arrow = ({ x, y = 20, back = false }: { x: number; y?: number; back?: boolean }) => (
  <At x={x} y={y} grow={back ? -1 : 1}>
    <path class="so-arrow" d="M-14 0H8M2-7L12 0L2 7" />
  </At>
);

const Henry = ({ x, y = -6 }: { x: number; y?: number }) => (
  <At x={x} y={y} grow={1.5}>
    <SirHenry />
  </At>
);

const Admiral = ({ x, y = 12 }: { x: number; y?: number }) => (
  <At x={x} y={y} grow={1.25}>
    <Ship />
  </At>
);

const Rolled = ({ x, face }: { x: number; face: string }) => (
  <svg x={x - 30} y={-32} width={60} height={60}>
    <Die face={face} label="" />
  </svg>
);

function Table({ game, x, id, position }: PictureProps & { x: number; id: string; position: number }) {
  const table = boardOf({ game }).turntables.find((one) => one.id === id);
  return (
    table && (
      <At x={x} grow={2.5}>
        <Disc table={table} position={position} />
      </At>
    )
  );
}

const Goal = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y} grow={1.7}>
    <g class="so-terminus">
      <circle r={9} />
      <Star />
    </g>
  </At>
);

export const Raced = () => (<Scene><At x={0} y={-46}><Track main to={120} /></At><path class="so-lane" d="M-150 46H92C118 46 128 20 129-6" /><Henry x={6} y={-26} /><Admiral x={-56} y={35} /><Goal x={130} y={-22} /></Scene>);
export const Broken = () => (<Scene><Track main /><Stop x={-120} /><Gap x={-40} /><Gap x={30} /><Stop x={120} /></Scene>);
export const RolledDie = () => (<Scene><Rolled x={-60} face="2" /><Rolled x={60} face="ship" /></Scene>);
export const OnePoint = (given: PictureProps) => (<Scene><Track from={-150} to={40} /><Stop x={-120} /><Stop x={10} /><Loco x={-76} /><Arrow x={-26} y={-4} /><Table {...given} x={100} id="M" position={1} /></Scene>);
export const Joined = (given: PictureProps) => (<Scene><Table {...given} x={-70} id="F" position={0} /><Arrow x={0} y={0} /><Table {...given} x={70} id="F" position={1} /></Scene>);
export const Loaded = () => (<Scene><Track /><Stop x={60} /><Load x={60} full /><Arrow x={14} y={-14} back /><Loco x={-70} /><Load x={-26} full /><Load x={-10} full={false} /></Scene>);
export const Repaired = () => (<Scene><Track main /><Loco x={-96} /><Load x={-50} full /><Arrow x={-16} y={-4} /><Laid x={40} /><Gap x={100} /></Scene>);
export const Exchanged = () => (<Scene><Track /><Loco x={-80} /><Load x={-14} full /><Arrow x={20} y={-18} /><Loco x={84} seat={1} /></Scene>);
export const InParts = (given: PictureProps) => (<Scene><Track main /><Stop x={-140} /><Gap x={-100} /><Gap x={-56} /><Table {...given} x={6} id="M" position={2} /><Gap x={74} /><Stop x={130} /></Scene>);
export const Ridden = () => (<Scene><Track main /><Stop x={-130} /><Stop x={130} /><Loco x={-50} /><Henry x={12} y={-12} /><Arrow x={66} y={-4} /></Scene>);
export const Relayed = () => (<Scene><Track main /><Stop x={0} /><Loco x={-104} /><Arrow x={-48} y={-4} /><Henry x={0} y={-16} /><Arrow x={46} y={-4} /><Loco x={104} seat={1} /></Scene>);
export const Sailed = () => (<Scene><path class="so-lane" d="M-150 26H150" /><Admiral x={-40} y={16} /><Arrow x={30} y={8} /><Henry x={104} /></Scene>);
export const Tossed = () => (<Scene><Admiral x={-90} /><svg x={-34} y={-34} width={68} height={68}><Coin side="heads" label="" /></svg><Arrow x={66} y={-16} /><Arrow x={66} y={20} /><path class="so-lane naxos" d="M84 20C120 20 120 44 146 34" /><path class="so-lane" d="M84-16H146" /></Scene>);
