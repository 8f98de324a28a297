// Four more whom nobody overlooks.
import { Coat } from "./clothes";
import { Face, SKINS } from "./Face";
import type { Person } from "./person";

const inventor: Person = ({ voice }) => (
  <>
    <path d="M36 30C26 16 12 22 12 32c-8 4-6 14 0 18-2 8 6 12 14 10l10-6zM64 30c10-14 24-8 24 2 8 4 6 14 0 18 2 8-6 12-14 10l-10-6z" fill="#f2efe6" />
    <path d="M18 34l10 4M16 46l12-2M82 34l-10 4M84 46l-12-2" stroke="#b9b4a6" stroke-width="1.8" />
    <Coat coat="#8a5a2c" shirt="#cfd9c0" lapel="#5f3c1a" />
    <path d="M22 84h12v10H22z" fill="#5f3c1a" />
    <path d="M25 84l2-9M30 84l1-7" stroke="#c4ccd4" stroke-width="2.4" />
    <Face shape="long" skin="rosy" voice={voice} brows="#e6e2d6" />
    <path d="M33 30h34" stroke="#3a2416" stroke-width="6" />
    <g fill="#8fd3e8" stroke="#c9a24b" stroke-width="2.6">
      <circle cx="41" cy="30" r="7.5" />
      <circle cx="59" cy="30" r="7.5" />
    </g>
    <path d="M37 28c1-2 3-3 5-3M55 28c1-2 3-3 5-3" stroke="#fff" stroke-width="1.6" fill="none" />
    <path d="M50 18c-6-2-9-7-6-12 3-4 9-4 12 0 3 5 0 10-6 12z" fill="#ffe9a0" stroke="#c9a24b" stroke-width="1.4" />
    <path d="M47 17h6v4h-6z" fill="#8b96a3" />
    <path d="M37 8l-4-2M63 8l4-2" stroke="#ffe9a0" stroke-width="2.4" stroke-linecap="round" />
  </>
);

const bootlegger: Person = ({ voice }) => (
  <>
    <path d="M2 104c0-20 12-27 30-31l10-4h16l10 4c18 4 30 11 30 31z" fill="#c9862f" />
    <path d="M14 82l10 22M26 77l12 27M74 77L62 104M86 82L76 104M8 94h84M14 84h72" stroke="#6d3f10" stroke-width="1.8" />
    <path d="M40 72l10 28 10-28-10 6z" fill="#f4ead5" />
    <path d="M50 79l-10-6v12zM50 79l10-6v12z" fill="#2c7a4a" />
    <Face shape="square" skin="olive" voice={voice} brows="#20150f" />
    <path d="M35 44c-1-5-1-8 0-11h30c1 3 1 6 0 11l-3-6H38z" fill="#20150f" />
    <path d="M50 54c-3-2-8-1-10 1l-5 4c5 2 11 2 15-1 4 3 10 3 15 1l-5-4c-2-2-7-3-10-1z" fill="#20150f" />
    <path d="M33 33c-2-14 5-22 17-22s19 8 17 22z" fill="#3f5a34" />
    <path d="M33 27h34v7H33z" fill="#20150f" />
    <path d="M25 34c4-3 46-3 50 0-2 5-48 5-50 0z" fill="#2f4527" />
    <path d="M76 56h12v8c8 4 10 10 10 18v22H66V82c0-8 2-14 10-18z" fill="#8a4a22" />
    <path d="M76 56h12v5H76z" fill="#c9a24b" />
    <path d="M68 78h28v15H68z" fill="#f4ead5" />
    <path d="M71 81l6 9m0-9l-6 9M79 81l6 9m0-9l-6 9M87 81l6 9m0-9l-6 9" stroke="#20150f" stroke-width="1.8" />
  </>
);

const painter: Person = ({ voice }) => (
  <>
    <path d="M31 40c-3 8-3 16 0 22h38c3-6 3-14 0-22z" fill="#3a2416" />
    <path d="M6 104c0-18 10-25 28-29l9-4h14l9 4c18 4 28 11 28 29z" fill="#e4dccb" />
    <path d="M34 76c4 10 28 10 32 0l3 5c-6 12-32 12-38 0z" fill="#d8281f" />
    <Face shape="oval" skin="rosy" voice={voice} eyes="narrow" brows="#3a2416" />
    <path d="M34 50c0 8 2 14 6 18 3 4 6 6 10 6s7-2 10-6c4-4 6-10 6-18-2 5-4 8-7 9-2-4-16-4-18 0-3-1-5-4-7-9zM45 60c3-2 7-2 10 0-1 4-9 4-10 0z" fill="#3a2416" fill-rule="evenodd" />
    <path d="M12 26C14 10 34 2 54 4s30 12 26 24c-4 8-22 4-40 6-14 2-26 2-28-8z" fill="#2f4fa8" />
    <path d="M30 33c14-5 32-5 44-1" stroke="#1c2f6b" stroke-width="3.4" fill="none" />
    <path d="M46 5l1-4" stroke="#1c2f6b" stroke-width="3" stroke-linecap="round" />
    <path d="M40 55l4 3" stroke="#4aa3d8" stroke-width="3" stroke-linecap="round" />
    <path d="M54 88c4-12 22-18 36-12 12 6 8 22-4 26-12 3-14-4-20-3-8 2-14-2-12-11z" fill="#b98245" stroke="#6d4220" stroke-width="1.4" />
    <circle cx="64" cy="86" r="4" fill="#d8281f" />
    <circle cx="74" cy="81" r="4" fill="#f0cf7a" />
    <circle cx="85" cy="82" r="4" fill="#2f6fae" />
    <circle cx="89" cy="91" r="4" fill="#2c7a4a" />
    <path d="M12 104L26 62" stroke="#6d4220" stroke-width="3" />
    <path d="M25 64l-3-2 5-11 4 3z" fill="#7fbf2f" />
  </>
);

const SUITS: [turn: number, colour: string, sign: string][] = [
  [-26, "#14181d", "M0-4c4 4 6 6 3 9-1 1-2 0-3-1-1 1-2 2-3 1-3-3-1-5 3-9z"],
  [-4, "#d8281f", "M0 5c-6-4-5-9-2-9 1 0 2 1 2 2 0-1 1-2 2-2 3 0 4 5-2 9z"],
  [18, "#d8281f", "M0-5l4 5-4 5-4-5z"],
];

const cardsharp: Person = ({ voice }) => (
  <>
    <path d="M6 104c0-18 10-25 28-29l9-4h14l9 4c18 4 28 11 28 29z" fill="#f4ead5" />
    <path d="M30 76l8-4 12 20 12-20 8 4 2 28H28z" fill="#8f1f3a" />
    <path d="M34 78v26M66 78v26M40 84v20M60 84v20" stroke="#f0cf7a" stroke-width="1.4" />
    <path d="M44 72l6 10 6-10-6 3z" fill="#14181d" />
    <Face shape="long" skin="olive" voice={voice} brows="#20150f" />
    <path d="M36 40c-2-12 4-20 14-20s16 8 14 20c-8-5-20-5-28 0z" fill="#20150f" />
    <path d="M40 22c8-3 14-2 20 2M38 27c8-3 18-3 24 1" stroke="#5a4636" stroke-width="1.4" fill="none" />
    <path d="M34 34h32l2 4H32z" fill="#14181d" />
    <path d="M26 42c6-7 42-7 48 0-8 4-14 3-24 3s-16 1-24-3z" fill="#2fae6a" fill-opacity=".88" />
    <path d="M42 56.500c3-2 6-2 8-.7 2-1.3 5-1.3 8 .7" stroke="#20150f" stroke-width="1.8" fill="none" stroke-linecap="round" />
    <g transform="translate(78 84)">
      {SUITS.map(([turn, colour, sign]) => (
        <g key={turn} transform={`rotate(${turn} 0 22)`}>
          <rect x="-9" y="-18" width="18" height="28" rx="2" fill="#fff" stroke="#6b6250" />
          <path d={sign} transform="translate(-3 -9)" fill={colour} />
        </g>
      ))}
      <path d="M-10 20c0-10 4-14 10-14s12 4 12 14z" fill={SKINS.olive} />
    </g>
  </>
);

export const ROGUES = { inventor, bootlegger, painter, cardsharp };
