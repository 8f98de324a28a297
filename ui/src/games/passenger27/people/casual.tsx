// Those who dress casually: caps, aprons and rolled sleeves.
import { Dress } from "./clothes";
import { Face, SKINS } from "./Face";
import type { Person } from "./person";

const barber: Person = ({ voice }) => (
  <>
    <path d="M6 104c0-18 10-25 28-29l9-4h14l9 4c18 4 28 11 28 29z" fill="#f6f3ea" />
    <path d="M15 83v21M24 79v25M33 76v28M42 80v24M58 80v24M67 76v28M76 79v25M85 83v21" stroke="#9fc3dd" stroke-width="3" />
    <path d="M39 72l11 9 11-9-4-4H43z" fill="#dfe8ee" />
    <Face shape="square" skin="olive" voice={voice} brows="#15110f" />
    <path d="M33 43c-3-15 4-24 17-24 12 0 19 8 17 24-2-7-3-10-5-12-5 0-9-1-13-6-5 4-10 6-13 7-2 3-2 6-3 11z" fill="#15110f" />
    <path d="M50 54c-4-2-8 0-11 2-5 3-10 0-9-5-6 5-1 14 9 12 5-1 8-3 11-6 3 3 6 5 11 6 10 2 15-7 9-12 1 5-4 8-9 5-3-2-7-4-11-2z" fill="#15110f" />
    <g>
      <rect x="80" y="44" width="14" height="42" fill="#f6f3ea" />
      <path d="M80 54l14-9v8l-14 9zM80 82l14-9v8l-14 6z" fill="#d8281f" />
      <path d="M80 68l14-9v8l-14 9z" fill="#2f6fae" />
      <path d="M78 40h18v5H78zM78 85h18v5H78z" fill="#c9a24b" />
      <circle cx="87" cy="37" r="5" fill="#c9a24b" />
    </g>
  </>
);

const florist: Person = ({ voice }) => (
  <>
    <path d="M30 40c-3 14-2 22 2 26h36c4-4 5-12 2-26z" fill="#7a4a22" />
    <Dress fill="#3f7d5a" skin="rosy" neck="round" />
    <Face shape="oval" skin="rosy" voice={voice} lips="#c0473f" brows="#6b3f1c" />
    <path d="M34 46c-2-12 4-20 16-20s18 8 16 20c-3-7-5-10-8-12-5 2-11 2-16 0-3 2-5 5-8 12z" fill="#8a562a" />
    <path d="M10 32c12-9 68-9 80 0-14 7-66 7-80 0z" fill="#e8c56a" />
    <path d="M30 29c0-14 8-20 20-20s20 6 20 20c-8 4-32 4-40 0z" fill="#f2d88a" />
    <path d="M30 23c10 4 30 4 40 0v6c-8 4-32 4-40 0z" fill="#3f7d5a" />
    <g fill="#f6f3ea">
      <circle cx="62" cy="22" r="6" fill="#d94f6a" />
      <circle cx="71" cy="26" r="5" fill="#f6a5b4" />
      <circle cx="54" cy="26" r="4.5" />
    </g>
    <g fill="#2c5a3e">
      <path d="M28 104c4-16 12-22 22-22s18 6 22 22z" />
    </g>
    <circle cx="36" cy="90" r="6" fill="#d94f6a" />
    <circle cx="64" cy="90" r="6" fill="#f0cf7a" />
    <circle cx="50" cy="85" r="6.5" fill="#f6f3ea" />
    <circle cx="50" cy="85" r="2.4" fill="#d9a441" />
  </>
);

const schoolgirl: Person = ({ voice }) => (
  <>
    <path d="M29 46c0-18 8-28 21-28s21 10 21 28z" fill="#8a3c12" />
    <path d="M8 104c1-18 10-25 26-28l8-4h16l8 4c16 3 25 10 26 28z" fill="#f6f3ea" />
    <path d="M30 76l20 24 20-24-12-6-8 6-8-6z" fill="#27457f" />
    <path d="M33 79l17 20 17-20" fill="none" stroke="#fff" stroke-width="1.6" />
    <path d="M50 88l-8-4v10zM50 88l8-4v10z" fill="#d8281f" />
    <Face shape="round" skin="rosy" voice={voice} brows="#8a3c12" />
    <path d="M32 46c-1-14 6-23 18-23s19 9 18 23c-3-7-5-11-8-13-4 2-8 1-10-4-2 5-6 6-10 4-3 2-5 6-8 13z" fill="#c8601f" />
    <path d="M28 44c-10 2-14 12-12 22 1 7-1 12 2 18 6-4 8-10 7-18 0-8 3-14 7-18zM72 44c10 2 14 12 12 22-1 7 1 12-2 18-6-4-8-10-7-18 0-8-3-14-7-18z" fill="#c8601f" />
    <path d="M19 57l8 3M17 66l8 2M81 57l-8 3M83 66l-8 2" stroke="#8a3c12" stroke-width="2" />
    <path d="M20 76l-9-6 1 12zM20 76l8-5v11zM80 76l-8-5v11zM80 76l9-6-1 12z" fill="#2f6fd0" />
    <g fill="#c8601f" opacity=".7">
      <circle cx="38" cy="53" r="1.2" />
      <circle cx="42" cy="54.5" r="1.2" />
      <circle cx="59" cy="54" r="1.2" />
      <circle cx="62" cy="52.5" r="1.2" />
    </g>
  </>
);

const shot_putter: Person = ({ voice }) => (
  <>
    <path d="M-4 104c0-24 14-29 34-31l12-6h16l12 6c20 2 34 7 34 31z" fill={SKINS.rosy} />
    <path d="M28 104c0-10 2-20 5-31l9-4c2 12 14 12 16 0l9 4c3 11 5 21 5 31z" fill="#2f6f77" />
    <path d="M33 73c-2 8-4 18-5 31M67 73c2 8 4 18 5 31" stroke="#f4ead5" stroke-width="2.4" fill="none" />
    <path d="M31 38c-9 4-13 14-11 26 5 3 9 2 12-2-1-8 0-14 4-20z" fill="#b98a30" />
    <Face shape="square" skin="rosy" voice={voice} lips="#b3202c" brows="#8a6420" />
    <path d="M31 46c-3-18 5-28 19-28s22 10 19 28c-3-5-4-8-6-11-8-4-18-4-26 0-2 3-3 6-6 11z" fill="#d8b25a" />
    <path d="M33 25c5 3 6 6 3 9M41 20c4 3 5 7 3 11M50 18v13M59 20c-4 3-5 7-3 11M67 25c-5 3-6 6-3 9" stroke="#a67c28" stroke-width="1.8" fill="none" />
    <path d="M22 46l11-3M20 54l12-1" stroke="#8a6420" stroke-width="1.8" />
    <circle cx="81" cy="60" r="17" fill="#23282f" />
    <path d="M70 54c2-5 6-8 11-8" fill="none" stroke="#8b96a3" stroke-width="3.4" stroke-linecap="round" />
    <path d="M70 78c3-5 16-5 20-1l6 8v19H76z" fill={SKINS.rosy} />
    <path d="M71 77c4-3 14-3 19 0M76 76v5M81 75v5M86 76v5" stroke="#b98a66" stroke-width="1.6" fill="none" />
  </>
);

const seamstress: Person = ({ voice }) => (
  <>
    <path d="M31 40c-3 12-3 20-1 26h40c2-6 2-14-1-26z" fill="#14100f" />
    <Dress fill="#4c5a70" skin="pale" neck="round" />
    <Face shape="oval" skin="pale" voice={voice} lips="#c2281f" brows="#14100f" />
    <path d="M32 58c-3-18 2-32 18-32s21 14 18 32c-3 2-5 1-6-1 1-8 0-14-2-19-7 1-15 1-20-1-3 5-3 12-2 20-1 2-3 3-6 1z" fill="#14100f" />
    <path d="M26 30C24 16 36 6 54 8c16 2 24 12 20 22-12-6-34-6-48 0z" fill="#d8281f" />
    <path d="M27 30c12-5 34-5 46 0" stroke="#8f1710" stroke-width="3" fill="none" />
    <path d="M54 8l2-5" stroke="#8f1710" stroke-width="3" stroke-linecap="round" />
    <path d="M34 76c-4 8-4 18-2 28h7c-2-12-1-20 3-26zM66 76c4 8 4 18 2 28h-7c2-12 1-20-3-26z" fill="#f0cf7a" />
    <path d="M33 82h4M32 88h4M32 94h4M67 82h-4M68 88h-4M68 94h-4" stroke="#20150f" stroke-width="1.4" />
  </>
);

export const CASUAL = { barber, florist, schoolgirl, shot_putter, seamstress };
