// The five travellers: letter, colours and portrait. Drawn in a square of 64, cut round by the style.
import type { ComponentType } from "preact";

export interface Traveller {
  letter: string;
  colour: string;
  /** The letter's colour on it. */
  ink: string;
  face: ComponentType;
}

const macdouglas = () => (
  <>
      <rect width="64" height="64" fill="#b23a3a" />
      <path d="M32 32L-10 12V-10H10zM32 32L74 12V-10H54zM32 32L24-20H40z" fill="#fff" opacity=".13" />
      <path d="M8 64c2-14 11-19 24-19s22 5 24 19z" fill="#2a0d10" />
      <path d="M25 44l7 8 7-8v-8H25z" fill="#e8c9a0" />
      <path d="M32 52l-5 12h10z" fill="#f4ead5" />
      <path d="M21 26c0-9 5-13 11-13s11 4 11 13c0 10-5 17-11 17s-11-7-11-17z" fill="#e8c9a0" />
      <path d="M17 22c-1-9 7-14 16-14 9 0 16 4 15 12-9-3-22-3-31 2z" fill="#2a0d10" />
      <circle cx="33" cy="8" r="3" fill="#f0cf7a" />
      <path d="M18 22c9-4 20-4 29-1v3c-9-3-20-3-29 1z" fill="#f0cf7a" />
      <path d="M23 35c3-4 7-4 9-2 2-2 6-2 9 2-3 2-6 2-9 0-3 2-6 2-9 0z" fill="#8a4a1e" />
  </>
);

const strauss = () => (
  <>
      <rect width="64" height="64" fill="#3b6ea8" />
      <path d="M32 32L-10 12V-10H10zM32 32L74 12V-10H54zM32 32L24-20H40z" fill="#fff" opacity=".13" />
      <path d="M8 64c2-14 11-19 24-19s22 5 24 19z" fill="#0f1d33" />
      <path d="M26 42l6 9 6-9z" fill="#f4ead5" />
      <path d="M20 27c0-11 5-17 12-17s12 6 12 17-5 17-12 17-12-6-12-17z" fill="#edd3af" />
      <path d="M20 30c0 14 5 20 12 20s12-6 12-20c-2 5-5 6-8 6-2-1-6-1-8 0-3 0-6-1-8-6z" fill="#d8d4cc" />
      <path d="M19 25c-1-6 1-10 4-12-1 5-2 8-2 12zM45 25c1-6-1-10-4-12 1 5 2 8 2 12z" fill="#d8d4cc" />
      <g fill="none" stroke="#1d1a16" stroke-width="1.6">
      <circle cx="27" cy="27" r="4.2" />
      <circle cx="37" cy="27" r="4.2" />
      <path d="M31.2 27h1.6" />
      </g>
  </>
);

const mirabella = () => (
  <>
      <rect width="64" height="64" fill="#2f7d4c" />
      <path d="M32 32L-10 12V-10H10zM32 32L74 12V-10H54zM32 32L24-20H40z" fill="#fff" opacity=".13" />
      <path d="M10 64c1-12 10-18 22-18s21 6 22 18z" fill="#0e2a1b" />
      <path d="M27 40h10v9l-5 5-5-5z" fill="#f0d4b4" />
      <path d="M23 28c0-9 4-14 9-14s9 5 9 14-4 16-9 16-9-7-9-16z" fill="#f0d4b4" />
      <path d="M21 34c-3-10 0-18 3-20l2 6c-2 4-3 8-2 14zM43 34c3-10 0-18-3-20l-2 6c2 4 3 8 2 14z" fill="#3a1c10" />
      <path d="M6 22c10-8 42-10 52-2-8 4-42 6-52 2z" fill="#0e2a1b" />
      <path d="M20 19c0-9 6-13 13-13 8 0 12 4 12 12-8-2-17-2-25 1z" fill="#14432b" />
      <path d="M42 16C46 6 54 4 60 6c-2 6-9 11-17 12z" fill="#f4ead5" />
      <path d="M29.5 37.5c2 1.5 3 1.5 5 0-1 2.4-4 2.4-5 0z" fill="#b23a3a" />
      <g fill="#f4ead5">
      <circle cx="26" cy="50" r="1.7" />
      <circle cx="30" cy="52.5" r="1.7" />
      <circle cx="34.5" cy="52.5" r="1.7" />
      <circle cx="38.5" cy="50" r="1.7" />
      </g>
  </>
);

const mansard = () => (
  <>
      <rect width="64" height="64" fill="#4a4a56" />
      <path d="M32 32L-10 12V-10H10zM32 32L74 12V-10H54zM32 32L24-20H40z" fill="#fff" opacity=".13" />
      <path d="M8 64c2-14 11-19 24-19s22 5 24 19z" fill="#121218" />
      <path d="M26 43l6 6 6-6v6l-6 15-6-15z" fill="#f4ead5" />
      <path d="M28 50l4-2 4 2-4 2z" fill="#c9a24b" />
      <path d="M21 28c0-9 4-13 11-13s11 4 11 13c0 10-5 16-11 16s-11-6-11-16z" fill="#e6c6a0" />
      <path d="M20 20V2h24v18z" fill="#121218" />
      <path d="M20 14h24v4H20z" fill="#c9a24b" />
      <path d="M13 20c10-3 28-3 38 0-1 3-4 3-7 3H20c-3 0-6 0-7-3z" fill="#121218" />
      <path d="M26 36c3-2 9-2 12 0-3 .8-9 .8-12 0z" fill="#1d1a16" />
      <circle cx="37" cy="28" r="4" fill="none" stroke="#c9a24b" stroke-width="1.5" />
      <path d="M40 31l2 10" stroke="#c9a24b" stroke-width="1" />
  </>
);

const pransky = () => (
  <>
      <rect width="64" height="64" fill="#e0b030" />
      <path d="M32 32L-10 12V-10H10zM32 32L74 12V-10H54zM32 32L24-20H40z" fill="#fff" opacity=".13" />
      <path d="M10 64c1-12 10-18 22-18s21 6 22 18z" fill="#4a3608" />
      <path d="M27 40h10v8l-5 6-5-6z" fill="#f2d8ba" />
      <path d="M22 28c0-9 4-13 10-13s10 4 10 13-4 16-10 16-10-7-10-16z" fill="#f2d8ba" />
      <path d="M18 36c-2-16 2-27 14-27s16 11 14 27c-3 2-5 1-5-1 1-5 1-8 0-11-6 0-12 0-18-1-1 4-1 8 0 12 0 2-2 3-5 1z" fill="#5a2e14" />
      <path d="M17 23C17 12 23 6 32 6s15 6 15 17c-9-4-21-4-30 0z" fill="#4a3608" />
      <path d="M17 23c9-4 21-4 30 0v-3.5c-9-4-21-4-30 0z" fill="#f4ead5" />
      <path d="M43 19l6-5 1 7z" fill="#b23a3a" />
      <path d="M29.5 37.5c2 1.5 3 1.5 5 0-1 2.4-4 2.4-5 0z" fill="#b23a3a" />
  </>
);

/** In the order of the game’s characters. */
export const TRAVELLERS: Traveller[] = [
  { letter: "D", colour: "#b23a3a", ink: "#fff6e6", face: macdouglas },
  { letter: "S", colour: "#3b6ea8", ink: "#fff6e6", face: strauss },
  { letter: "M", colour: "#2f7d4c", ink: "#fff6e6", face: mirabella },
  { letter: "A", colour: "#2c2c36", ink: "#fff6e6", face: mansard },
  { letter: "P", colour: "#e0b030", ink: "#17120a", face: pransky },
];
