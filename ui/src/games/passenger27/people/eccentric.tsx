// Those nobody overlooks: plumes, turbans and loud suits.
import { Coat, Dress } from "./clothes";
import { Face, SKINS } from "./Face";
import type { Person } from "./person";

const gangster: Person = ({ voice }) => (
  <>
    <Coat coat="#4b2a5e" stripes="#c9a7dd" shirt="#14181d" lapel="#2c1638" />
    <path d="M47 78h6l-1.5 4 3 14-4.5 6-4.5-6 3-14z" fill="#f0cf7a" />
    <path d="M41 70l9 8 9-8 1 6-7 6-3-4-3 4-7-6z" fill="#2a3038" />
    <Face shape="square" skin="rosy" voice={voice} eyes="narrow" />
    <path d="M33 42h34v5c-10-3-24-3-34 0z" fill="#000" opacity=".5" />
    <path d="M60 47l3 12M58.5 51l5-1.500M60 55l5-1.5" stroke="#8f3a2c" stroke-width="1.4" />
    <path d="M34 34c-2-18 4-27 10-26 4 1 4 3 6 3s2-2 6-3c6-1 12 8 10 26z" fill="#f4ead5" />
    <path d="M34 27h32l1 9H33z" fill="#14181d" />
    <path d="M16 40c8-10 60-12 70-2-12 6-60 8-70 2z" fill="#f4ead5" />
    <path d="M16 40c18 3 52 2 70-2-12 6-60 8-70 2z" fill="#b9ab8c" />
    <circle cx="30" cy="84" r="5" fill="#d8281f" />
    <path d="M30 81c2 1 2 4 0 5" fill="none" stroke="#7d0f0b" stroke-width="1.4" />
  </>
);

const dancer: Person = ({ voice }) => (
  <>
    <path d="M30 42c-2-16 6-26 20-26s22 10 20 26c0 8-1 14-3 18H33c-2-4-3-10-3-18z" fill="#160f12" />
    <Dress fill="#14181d" skin="pale" neck="bare" />
    <Face shape="oval" skin="pale" voice={voice} lips="#c2281f" brows="#160f12" />
    <path d="M33 58c-3-14-2-26 4-31h26c6 5 7 17 4 31-4 0-5-3-6-8 0-5-1-9-3-12H42c-2 3-3 7-3 12-1 5-2 8-6 8z" fill="#160f12" />
    <path d="M31 32c12-6 26-6 38 0v6c-12-6-26-6-38 0z" fill="#f0cf7a" />
    <path d="M62 32C58 14 68-2 88 2c6 12-4 28-24 32z" fill="#ff7d9c" />
    <path d="M63 33C66 20 74 10 86 5M70 22l2-10M74 20l10-4M68 27l12-2" stroke="#b83a5c" stroke-width="1.6" fill="none" />
    <circle cx="62" cy="33" r="4" fill="#4aa3d8" stroke="#f0cf7a" stroke-width="1.6" />
    <g fill="#ff7d9c">
      <circle cx="18" cy="90" r="10" />
      <circle cx="30" cy="83" r="9" />
      <circle cx="70" cy="83" r="9" />
      <circle cx="82" cy="90" r="10" />
      <circle cx="24" cy="98" r="9" fill="#f05a80" />
      <circle cx="76" cy="98" r="9" fill="#f05a80" />
    </g>
    <path d="M40 76c2 14 18 14 20 0" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray=".1 4" stroke-linecap="round" />
  </>
);

const fortune_teller: Person = ({ voice }) => (
  <>
    <path d="M28 34c-4 16-4 28-2 40h48c2-12 2-24-2-40z" fill="#2a1509" />
    <Dress fill="#1d6b6b" skin="olive" neck="v" />
    <Face shape="oval" skin="olive" voice={voice} lips="#8f1f3a" brows="#2a1509" />
    <path d="M30 38C28 18 38 9 50 9s22 9 20 29c-6-6-12-8-20-8s-14 2-20 8z" fill="#7b3fa0" />
    <path d="M32 24c12-8 24-8 36 0M31 31c12-8 26-8 38 0" stroke="#b98ad6" stroke-width="2" fill="none" />
    <g fill="#f0cf7a" stroke="#8a5a1c" stroke-width=".6">
      <circle cx="34" cy="35" r="3" />
      <circle cx="42" cy="32" r="3" />
      <circle cx="50" cy="31" r="3.4" />
      <circle cx="58" cy="32" r="3" />
      <circle cx="66" cy="35" r="3" />
    </g>
    <g fill="none" stroke="#f0cf7a" stroke-width="2.6">
      <circle cx="31" cy="60" r="5" />
      <circle cx="69" cy="60" r="5" />
    </g>
    <circle cx="50" cy="94" r="17" fill="#bfe3f2" />
    <path d="M38 88c3-7 10-9 15-8" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" />
    <path d="M28 104c-2-8 2-13 8-14M72 104c2-8-2-13-8-14" stroke={SKINS.olive} stroke-width="7" fill="none" stroke-linecap="round" />
  </>
);

const magician: Person = ({ voice }) => (
  <>
    <path d="M18 104C10 84 16 66 28 58c6 8 12 14 22 18 10-4 16-10 22-18 12 8 18 26 10 46z" fill="#c2281f" />
    <path d="M18 104C10 84 16 66 28 58c-3 14 2 30 12 46zM82 104c8-20 2-38-10-46 3 14-2 30-12 46z" fill="#14181d" />
    <path d="M36 82l14-8 14 8-8 22H44z" fill="#f4ead5" />
    <path d="M50 80l-9-5v10zM50 80l9-5v10z" fill="#14181d" />
    <Face shape="long" skin="pale" voice={voice} brows="#14100f" />
    <path d="M43 56c2-1.5 5-1.5 7 0 2-1.5 5-1.5 7 0l5-3c-1 5-5 6-8 5h-8c-3 1-7 0-8-5zM46 66h8l-4 11z" fill="#14100f" />
    <path d="M35 44c-1-5-1-9 0-12h30c1 3 1 7 0 12l-3-8H38z" fill="#14100f" />
    <g transform="rotate(-9 50 30)">
      <path d="M39 6c-5-10-9-14-5-16 4-1 6 6 8 14zM49 4c-1-10 0-16 4-15s1 8 0 16z" fill="#fff" stroke="#c9c2b4" stroke-width=".8" transform="translate(4 8)" />
      <path d="M32 10h36l-3 24H35z" fill="#1a1f26" />
      <path d="M34 25h32l-1 9H35z" fill="#d8281f" />
      <path d="M22 34c10-4 46-4 56 0-8 6-48 6-56 0z" fill="#0b0e12" />
    </g>
    <path d="M72 92l18-24" stroke="#0b0e12" stroke-width="4" stroke-linecap="round" />
    <path d="M87 72l4-6" stroke="#fff" stroke-width="4" stroke-linecap="round" />
    <path d="M91 54l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#f0cf7a" />
  </>
);

const poet: Person = ({ voice }) => (
  <>
    <path d="M30 30c-8 8-4 16-10 24-3 6 2 12 0 20 8 4 14 0 18-6h24c4 6 10 10 18 6-2-8 3-14 0-20-6-8-2-16-10-24z" fill="#7c4a24" />
    <Coat coat="#2f5d50" shirt="#f4ead5" lapel="#1c3d34" />
    <Face shape="long" skin="pale" voice={voice} brows="#6b3f1c" />
    <path d="M31 50c-4-20 4-32 20-32s22 12 18 32c-1-9-4-15-10-19-2 3-8 5-14 4-6 1-11 6-14 15z" fill="#8f5a2e" />
    <path d="M45 35c6-3 10-8 11-15" stroke="#5a3418" stroke-width="1.6" fill="none" />
    <path d="M50 79c-5-7-18-7-19 1 0 8 13 8 19 1 6 7 19 7 19-1-1-8-14-8-19-1z" fill="#d94f6a" />
    <path d="M48 82l-8 18 7 2 3-16zM52 82l8 18-7 2-3-16z" fill="#b83a54" />
    <circle cx="50" cy="80" r="3.4" fill="#a02c48" />
    <path d="M64 48C74 40 86 24 84 6c-10 8-18 22-22 40z" fill="#fff" />
    <path d="M60 54C66 40 74 24 83 9M70 34l8-2M74 26l8-3M68 36l-1-8" stroke="#8b96a3" stroke-width="1.4" fill="none" />
  </>
);

export const ECCENTRIC = { gangster, dancer, fortune_teller, magician, poet };
