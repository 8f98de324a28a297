// Streets and quays: four more who dress casually.
import { Shirt } from "./clothes";
import { Face, SKINS } from "./Face";
import type { Person } from "./person";

const newsboy: Person = ({ voice }) => (
  <>
    <Shirt fill="#7a8a96" skin="rosy" collar="#5c6b77" />
    <path d="M30 76l4 28M70 76l-4 28" stroke="#4a2f1a" stroke-width="4" />
    <Face shape="round" skin="rosy" voice={voice} brows="#5a3a1c" />
    <path d="M33 50c-2-8-2-14 0-19h34c2 5 2 11 0 19-2-5-3-9-4-14H37c-1 5-2 9-4 14z" fill="#6b4420" />
    <path d="M22 30c-3-12 10-22 28-22s31 10 28 22c-6 4-16 2-28 2s-22 2-28-2z" fill="#a8743c" />
    <path d="M50 8c-4 8-5 16-4 24M30 13c2 6 2 12 0 18M70 13c-2 6-2 12 0 18" stroke="#7a4f22" stroke-width="1.6" fill="none" />
    <path d="M30 32c8-4 34-4 44 2 3 3-2 6-8 5-10-2-22-2-36-7z" fill="#7a4f22" />
    <circle cx="50" cy="8" r="2.6" fill="#7a4f22" />
    <g transform="rotate(-8 24 84)">
      <rect x="2" y="66" width="36" height="34" fill="#fbf5e6" stroke="#6b6250" />
      <path d="M6 72h28" stroke="#20150f" stroke-width="4" />
      <path d="M6 79h12M6 83h12M6 87h12M6 91h12M22 91h12" stroke="#6b6250" stroke-width="1.6" />
      <path d="M22 78h12v9H22z" fill="#4c5560" />
    </g>
  </>
);

const longshoreman: Person = ({ voice }) => (
  <>
    <path d="M0 104c0-22 14-27 32-31l10-4h16l10 4c18 4 32 9 32 31z" fill="#23364d" />
    <path d="M38 70c4 8 20 8 24 0l3 6c-6 8-24 8-30 0z" fill="#35506f" />
    <path d="M14 84h12M10 92h14M74 84h12M76 92h14" stroke="#35506f" stroke-width="4" />
    <Face shape="square" skin="dark" voice={voice} brows="#120b07" />
    <path d="M34 50c0 12 4 20 16 20s16-8 16-20c-2 5-5 7-8 6-4-1-12-1-16 0-3 1-6-1-8-6zM42 60c3-3 13-3 16 0-2 5-14 5-16 0z" fill="#000" opacity=".5" fill-rule="evenodd" />
    <path d="M31 36C28 16 38 8 50 8s22 8 19 28c-10-4-28-4-38 0z" fill="#a8301f" />
    <path d="M30 31c12-5 28-5 40 0v8c-12-5-28-5-40 0z" fill="#7f2015" />
    <path d="M40 11c-2 5-3 10-3 16M50 9v16M60 11c2 5 3 10 3 16" stroke="#7f2015" stroke-width="1.6" fill="none" />
    <path d="M82 104V74" stroke="#8a5a2c" stroke-width="7" stroke-linecap="round" />
    <path d="M82 74V56c0-16 16-16 15-3 0 5-4 6-6 3" fill="none" stroke="#c4ccd4" stroke-width="4.5" stroke-linecap="round" />
  </>
);

const fisherman: Person = ({ voice }) => (
  <>
    <path d="M4 104c0-18 10-26 28-30l10-4h16l10 4c18 4 28 12 28 30z" fill="#d9b32c" />
    <path d="M50 78v26M38 72l12 10 12-10" stroke="#8f7210" stroke-width="2.4" fill="none" />
    <Face shape="oval" skin="rosy" voice={voice} eyes="narrow" brows="#cfd4d6" />
    <path d="M33 46c0 22 6 34 17 34s17-12 17-34c-2 6-5 9-8 8-4-3-14-3-18 0-3 1-6-2-8-8zM45 59c3-2 7-2 10 0-1 4-9 4-10 0z" fill="#cfd4d6" fill-rule="evenodd" />
    <path d="M41 68c2 4 4 6 6 8M59 68c-2 4-4 6-6 8M50 68v10" stroke="#98a1a6" stroke-width="1.4" fill="none" />
    <path d="M30 32C30 16 38 7 50 7s20 9 20 25z" fill="#f0cb3c" />
    <path d="M18 42c6-9 16-14 32-14s26 5 32 14c-3 3-7 2-12-2-10-5-30-5-40 0-5 4-9 5-12 2z" fill="#e2b92c" />
    <path d="M50 7v22M40 10c-3 6-4 12-4 18M60 10c3 6 4 12 4 18" stroke="#a8861a" stroke-width="1.4" fill="none" />
    <path d="M56 62l18 4" stroke="#3a2416" stroke-width="3" stroke-linecap="round" />
    <path d="M71 58h10v9c0 4-8 4-10 0z" fill="#5a3820" />
    <path d="M76 54c-3-4 3-6 0-11 4 3 5 8 3 11z" fill="#dfe4e6" opacity=".8" />
  </>
);

const peddler: Person = ({ voice }) => (
  <>
    <Shirt fill="#6b4f8a" skin="brown" collar="#4e3768" />
    <path d="M22 78c4 10 4 18 2 26M78 78c-4 10-4 18-2 26" stroke="#2a1a0e" stroke-width="3" fill="none" />
    <Face shape="long" skin="brown" voice={voice} brows="#1c110b" />
    <path d="M36 50c-3-5-3-12-1-17h30c2 5 2 12-1 17-1-5-2-8-3-11H39c-1 3-2 6-3 11z" fill="#1c110b" />
    <path d="M43 55c4-2 10-2 14 0" stroke="#1c110b" stroke-width="2.6" fill="none" stroke-linecap="round" />
    <path d="M29 34c0-7 8-11 21-11s21 4 21 11c-8 3-34 3-42 0z" fill="#3f7d5a" />
    <path d="M27 33c12 4 34 4 46 0l4 3c-10 5-44 5-54 0z" fill="#2c5a3e" />
    <path d="M30 25c0-7 8-11 20-11s20 4 20 11c-8 3-32 3-40 0z" fill="#d9a441" />
    <path d="M27 24c12 4 34 4 46 0l3 3c-10 5-42 5-52 0z" fill="#a8741c" />
    <path d="M33 16c0-7 7-12 17-12s17 5 17 12c-7 3-27 3-34 0z" fill="#c2281f" />
    <path d="M29 15c12 4 30 4 42 0l3 3c-10 5-38 5-48 0z" fill="#8f1710" />
    <path d="M16 90h68v14H16z" fill="#8a5a2c" />
    <path d="M16 90h68" stroke="#5a3820" stroke-width="3" />
    <circle cx="26" cy="87" r="4" fill="#f0cf7a" />
    <path d="M68 82h10v8H68z" fill={SKINS.pale} />
  </>
);

export const HARBOUR = { newsboy, longshoreman, fisherman, peddler };
