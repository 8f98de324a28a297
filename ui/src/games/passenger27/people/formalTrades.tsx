// Three who dress formally and smell of their trade.
import { BowTie, Coat, Tie } from "./clothes";
import { Face } from "./Face";
import type { Person } from "./person";

const undertaker: Person = ({ voice }) => (
  <>
    <Coat coat="#0f1216" lapel="#2c323b" shirt="#e8e4da" />
    <Tie fill="#0f1216" />
    <Face shape="long" skin="grey" voice={voice} eyes="narrow" brows="#1b1e22" />
    <path d="M38 51c3 3 4 7 3 12M62 51c-3 3-4 7-3 12" fill="none" stroke="#6c675c" stroke-width="2" stroke-linecap="round" />
    <path d="M39 47.500c3 1.6 5 1.6 8 0M53 47.500c3 1.6 5 1.6 8 0" fill="none" stroke="#7f7a70" stroke-width="1.6" />
    <path d="M35 50c-2-6-2-12-1-18h3c0 7 0 12 1 18zM65 50c2-6 2-12 1-18h-3c0 7 0 12-1 18z" fill="#1b1e22" />
    <path d="M32 4h36l-2 27H34z" fill="#171a1f" />
    <path d="M33 20h34l-1 11H34z" fill="#4c5560" />
    <path d="M24 32c10-4 42-4 52 0-8 5-44 5-52 0z" fill="#0b0d10" />
    <path d="M67 22c8 4 12 14 10 30-4-9-6-15-12-20z" fill="#4c5560" />
  </>
);

const chemist: Person = ({ voice }) => (
  <>
    <Coat coat="#eceee6" shirt="#a9bfc4" lapel="#c3c9c2" />
    <Tie fill="#3a4a2a" />
    <Face shape="oval" skin="olive" voice={voice} eyes="hidden" brows="#2a2119" />
    <path d="M33 44c-3-14 3-24 17-24s20 10 17 24c-1-6-2-9-4-12-8 1-17 0-22-4-4 4-6 9-8 16z" fill="#2a2119" />
    <path d="M31 45h5M64 45h5" stroke="#2b3138" stroke-width="4" />
    <g stroke="#2b3138" stroke-width="3" fill="#9fdc6a">
      <circle cx="42" cy="45" r="7" />
      <circle cx="58" cy="45" r="7" />
    </g>
    <path d="M38 43c1-2 3-3 5-3M54 43c1-2 3-3 5-3" stroke="#f4ffe6" stroke-width="1.6" fill="none" />
    <path d="M74 58h14v3h-2v14l8 16c2 5 0 8-4 8H72c-4 0-6-3-4-8l8-16V61h-2z" fill="#e7f4ee" fill-opacity=".75" stroke="#2b3138" stroke-width="1.6" />
    <path d="M73 82h16l5 9c2 5 0 7-4 7H72c-4 0-6-2-4-7z" fill="#7fbf2f" />
    <circle cx="79" cy="88" r="2" fill="#dff7a8" />
    <circle cx="85" cy="92" r="1.5" fill="#dff7a8" />
  </>
);

const auctioneer: Person = ({ voice }) => (
  <>
    <Coat coat="#5b2338" shirt="#f4ead5" lapel="#371320" />
    <BowTie fill="#f0cf7a" />
    <Face shape="square" skin="pale" voice={voice} brows="#a8481c" />
    <path d="M32 46c-2-17 4-26 20-26 11 0 17 8 15 24-3-6-4-10-5-14-9 2-18 0-22-3-5 5-6 11-8 19z" fill="#c8601f" />
    <path d="M40 27c8 5 17 6 26 4" fill="none" stroke="#8a3c10" stroke-width="1.6" />
    <path d="M33 46c-1 5 0 8 2 11 2-3 2-7 1-11zM67 46c1 5 0 8-2 11-2-3-2-7-1-11z" fill="#c8601f" />
    <path d="M44 55.500c3-2 9-2 12 0" fill="none" stroke="#a8481c" stroke-width="2.6" stroke-linecap="round" />
    <path d="M60 104L80 50l5 2-18 52z" fill="#8a5a2c" />
    <g transform="rotate(20 82 42)">
      <rect x="66" y="32" width="32" height="18" rx="3" fill="#6d4220" />
      <path d="M71 32v18M93 32v18" stroke="#f0cf7a" stroke-width="2.6" />
    </g>
  </>
);

export const FORMAL_TRADES = { undertaker, chemist, auctioneer };
