// Those who dress formally: collars, caps and evening gowns.
import { BowTie, Coat, Dress, Tie } from "./clothes";
import { Face } from "./Face";
import type { Person } from "./person";

const banker: Person = ({ voice }) => (
  <>
    <Coat coat="#1d2733" stripes="#6f8296" lapel="#0b1016" />
    <Tie fill="#7d1f2f" />
    <Face shape="square" skin="rosy" voice={voice} brows="#f4f1ea" />
    <path d="M33 44c-5-3-4-16 1-20 2 5 3 11 3 19zM67 44c5-3 4-16-1-20-2 5-3 11-3 19z" fill="#f4f1ea" />
    <path d="M50 53c-3-1-7-1-9 1-3 3-7 3-11 0 3 7 11 9 16 6l4-2 4 2c5 3 13 1 16-6-4 3-8 3-11 0-2-2-6-2-9-1z" fill="#f4f1ea" />
    <circle cx="57" cy="45.5" r="7" fill="#fff" fill-opacity=".3" stroke="#f0cf7a" stroke-width="2.4" />
    <path d="M63 50c6 8 6 18 3 32" fill="none" stroke="#f0cf7a" stroke-width="1.2" />
  </>
);

const heiress: Person = ({ voice }) => (
  <>
    <path d="M30 36c0-14 9-20 20-20s20 6 20 20c0 12 3 14 2 22-6 2-10 0-12-6l-20-1c-2 7-6 9-12 7-1-8 2-10 2-22z" fill="#d9a441" />
    <Dress fill="#20403f" skin="pale" neck="bare" />
    <Face shape="oval" skin="pale" voice={voice} lips="#b3202c" brows="#8a5a1c" />
    <path d="M33 45c-1-13 3-20 10-22 5 4 13 5 20 3 4 4 5 11 4 19-3-6-5-9-8-12-7 2-13 1-18-2-4 3-7 7-8 14z" fill="#f0cf7a" />
    <path d="M34 40c4-2 4-6 9-6M66 40c-3-2-4-6-8-7" fill="none" stroke="#b07a20" stroke-width="1.6" />
    <path d="M34 24l4-9 5 5 7-12 7 12 5-5 4 9c-10-4-22-4-32 0z" fill="#eef6fb" stroke="#8fb3c9" />
    <circle cx="50" cy="17" r="2.6" fill="#4aa3d8" />
    <path d="M4 104c-1-14 8-24 24-27 6 3 8 8 6 14-4 6-8 9-8 13zM96 104c1-14-8-24-24-27-6 3-8 8-6 14 4 6 8 9 8 13z" fill="#fbf5e6" />
    <path d="M12 88l6 2M9 96l7 1M22 81l5 4M88 88l-6 2M91 96l-7 1M78 81l-5 4" stroke="#c8bda6" stroke-width="1.6" stroke-linecap="round" />
    <g fill="#fff" stroke="#b9b2a2" stroke-width=".6">
      <circle cx="38" cy="78" r="2.4" />
      <circle cx="43" cy="81.5" r="2.4" />
      <circle cx="49" cy="83" r="2.4" />
      <circle cx="55" cy="82" r="2.4" />
      <circle cx="60.5" cy="79" r="2.4" />
    </g>
  </>
);

const soprano: Person = ({ voice }) => (
  <>
    <path d="M50 2c9 0 14 6 12 13 9 4 12 14 10 26-1 7-4 10-7 11H35c-4-1-7-5-7-11-2-12 2-22 10-26-2-7 3-13 12-13z" fill="#1a1018" />
    <Dress fill="#c2281f" skin="olive" neck="bare" />
    <Face shape="round" skin="olive" voice={voice} lips="#d8281f" brows="#1a1018" />
    <path d="M33 46c-1-14 6-22 17-22s18 8 17 22c-2-8-6-13-17-15-11 2-15 7-17 15z" fill="#1a1018" />
    <path d="M56 6l16-5-3 8 8 0-5 6 7 3-9 4z" fill="#d9a441" stroke="#8a5a1c" stroke-width=".8" />
    <circle cx="33" cy="56" r="3" fill="#f0cf7a" />
    <circle cx="67" cy="56" r="3" fill="#f0cf7a" />
    <path d="M26 82c16 10 32 10 48 0" fill="none" stroke="#f0cf7a" stroke-width="2.6" />
    <path d="M50 87l-4 6 4 7 4-7z" fill="#7ed6c0" stroke="#1d6b58" />
  </>
);

const researcher: Person = ({ voice }) => (
  <>
    <Coat coat="#6d5434" shirt="#e9e0cb" lapel="#4a371f" />
    <BowTie fill="#2f6f77" />
    <Face shape="long" skin="brown" voice={voice} brows="#1c110b" />
    <path d="M34 38c-2-12 5-20 16-20s18 8 16 20c-2-5-4-8-6-10-6 2-14 2-20 0-3 2-5 6-6 10z" fill="#1c110b" />
    <path d="M35 48c1 16 5 27 15 27s14-11 15-27c-3 6-5 8-8 7-5-2-9-2-14 0-3 1-5-1-8-7zM43 59c4-3 10-3 14 0-1 5-13 5-14 0z" fill="#1c110b" fill-rule="evenodd" />
    <g fill="#dff1f5" fill-opacity=".35" stroke="#f0cf7a" stroke-width="2.2">
      <circle cx="42.5" cy="45.5" r="6.2" />
      <circle cx="57.5" cy="45.5" r="6.2" />
      <path d="M48.7 45h2.600M36 44l-3-1M64 44l3-1" fill="none" />
    </g>
    <path d="M68 82l22-6v30H68z" fill="#7d1f2f" />
    <path d="M72 84l14-4v4l-14 4zM72 91l14-4v2l-14 4z" fill="#f0cf7a" />
  </>
);

const nurse: Person = ({ voice }) => (
  <>
    <path d="M32 40c-2 12-1 20 3 24h30c4-4 5-12 3-24z" fill="#5a2f18" />
    <path d="M8 104c0-18 10-25 26-29l8-4h16l8 4c16 4 26 11 26 29z" fill="#22406b" />
    <path d="M36 74l14 30 14-30-6-4-8 6-8-6z" fill="#fff" />
    <path d="M36 73l14 9 14-9-5-4-9 5-9-5z" fill="#dfe8ee" />
    <Face shape="oval" skin="rosy" voice={voice} lips="#b84040" brows="#5a2f18" />
    <path d="M33 46c0-14 6-21 17-21s17 7 17 21c-3-8-6-12-9-14-6 3-11 3-16 0-3 2-6 6-9 14z" fill="#6d3a1e" />
    <path d="M27 27c3-14 12-20 23-20s20 6 23 20c-8-5-38-5-46 0z" fill="#fff" />
    <path d="M27 27c8-5 38-5 46 0l-3 5c-8-4-32-4-40 0z" fill="#d5e0e8" />
    <path d="M47 9h6v4h4v6h-4v4h-6v-4h-4v-6h4z" fill="#d8281f" />
    <path d="M20 88l6-8M80 88l-6-8" stroke="#c9a24b" stroke-width="2" />
  </>
);

const telephonist: Person = ({ voice }) => (
  <>
    <path d="M29 42c0-16 8-24 21-24s21 8 21 24c0 9-1 14-4 18H33c-3-4-4-9-4-18z" fill="#a3482a" />
    <Dress fill="#e4dccb" skin="pale" neck="v" />
    <path d="M38 72l12 8 12-8 5 5-11 12-6-6-6 6-11-12z" fill="#1d6b6b" />
    <Face shape="oval" skin="pale" voice={voice} lips="#c23a2e" brows="#7c331b" />
    <path d="M33 45c-2-14 6-22 17-22s19 8 17 22c-4-6-3-11-8-14-7 4-17 3-26-1 2 5 1 10 0 15z" fill="#c2582f" />
    <path d="M36 28c4 2 5 6 3 9M44 25c3 2 4 4 3 8" fill="none" stroke="#8a3a1e" stroke-width="1.6" />
    <path d="M29 45C27 22 36 12 50 12s23 10 21 33" fill="none" stroke="#12161c" stroke-width="4" />
    <rect x="24" y="40" width="10" height="16" rx="5" fill="#12161c" />
    <rect x="66" y="40" width="10" height="16" rx="5" fill="#12161c" />
    <path d="M28 54c1 10 5 14 11 14" fill="none" stroke="#12161c" stroke-width="3" />
    <path d="M36 63l8 3-1 7-8-3z" fill="#c9a24b" />
    <path d="M71 55c4 14 12 22 8 50" fill="none" stroke="#12161c" stroke-width="2" />
  </>
);

export const FORMAL_HEADS = { banker, heiress, soprano, researcher, nurse, telephonist };
