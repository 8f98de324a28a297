// What tells one station from the other: how its hall opens, and what of its city can be seen from there.
import { arch, bothSides, box, FLOOR, lights, MIDDLE, spokes } from "./shapes";

export interface Station {
  /** The openings of the hall, through which the night is seen. */
  openings: string;
  /** Glazing bars and mouldings, in thin brass. */
  bars: string;
  /** The city against the sky, left and right of the clock. */
  skyline: string;
  windows: string;
}

const AISLES = [470, 780, 1090];

/** Strasbourg: three aisles of round arches; the minster with its one spire, and steep gables. */
function strasbourg(): Station {
  const gable = (x: number, width: number, height: number) =>
    `M${x} ${FLOOR}v${-height}l${width / 2} ${-width * 0.72}l${width / 2} ${width * 0.72}v${height}z`;
  const minster = `M928 ${FLOOR}V262h14v-26h8v-10h8v10h8v26h8v-78l9-12 6-58 6 58 9 12v78h14v${FLOOR - 262}z`;
  return {
    openings: arch(MIDDLE, 292, 316) + bothSides(AISLES, (x) => arch(x, 122, 262)),
    bars:
      spokes(32, 158, 300) +
      bothSides(AISLES, (x) => `M${x - 122} 262h244M${x} 140v${FLOOR - 140}M${x - 61} 156v${FLOOR - 156}M${x + 61} 156v${FLOOR - 156}M${x - 80} 262a80 80 0 0 1 160 0`),
    skyline:
      minster + gable(1010, 44, 46) + gable(1052, 56, 62) + gable(1330, 52, 56) + gable(1378, 66, 76) + gable(1440, 48, 58) +
      bothSides([420, 520, 730, 830], (x) => gable(x - 30, 60, 44)),
    windows: lights([1026, 330], [1072, 318], [1084, 318], [1350, 326], [1404, 312], [1416, 312], [1404, 328], [1458, 324], [984, 240]),
  };
}

/** Wien: a wide flat vault on pairs of columns; the great wheel, and the cathedral with its steep roof. */
function wien(): Station {
  const [x, y, r] = [990, 268, 74];
  const around = (turn: number, radius: number): [number, number] => [
    Math.round(x + radius * Math.cos(turn * 2 * Math.PI)),
    Math.round(y + radius * Math.sin(turn * 2 * Math.PI)),
  ];
  const cabins = Array.from({ length: 12 }, (_, at) => around(at / 12, r + 1));
  const rim = (radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  const wheel = rim(r) + rim(r - 5).replaceAll("0 1 1", "0 1 0") + cabins.map(([left, top]) => box(left - 6, top - 4, 12, 8)).join("");
  const legs = `M${x - 3} ${y}l-34 ${FLOOR - y}h8l29-${FLOOR - y - 14} 29 ${FLOOR - y - 14}h8l-34-${FLOOR - y}z`;
  const cathedral = `M1352 ${FLOOR}V292l6-10V244l10-86 10 86v38l6 10 12-42h66l16 56v${FLOOR - 306}z`;
  return {
    openings: arch(MIDDLE, 316, 300, 262) + bothSides(AISLES, (side) => arch(side, 112, 236, 74)),
    bars:
      `M894 300A306 252 0 0 1 1506 300M908 300A292 238 0 0 1 1492 300` +
      spokes(24, 158, 216) +
      bothSides([332, 346, 606, 620, 916, 930], (side) => `M${side} 226v${FLOOR - 226}M${side - 7} 226h14M${side - 9} 220h18`) +
      bothSides(AISLES, (side) => `M${side - 112} 236h224M${side - 100} 236A100 62 0 0 1 ${side + 100} 236M${side - 38} 170v${FLOOR - 170}M${side + 38} 170v${FLOOR - 170}`),
    skyline: wheel + legs + cathedral + bothSides([430, 520, 740, 840], (side) => box(side - 34, 322, 68, 56) + box(side - 24, 308, 48, 14)),
    windows: lights([1400, 318], [1416, 318], [1432, 318], [1366, 300], ...cabins.slice(5, 10).map(([left, top]): [number, number] => [left - 1, top - 2])),
  };
}

/** Budapest: one huge fan of glass between tall windows; the parliament's dome, and the chain bridge. */
function budapest(): Station {
  const tower = (x: number, height: number) => box(x - 5, FLOOR - height, 10, height) + `M${x - 6} ${FLOOR - height}l6-26 6 26z`;
  const dome = `M944 ${FLOOR}v-70h30v-34q0-38 30-46l4-34 4 34q30 8 30 46v34h30v70z`;
  const pier = (x: number) => box(x - 9, 276, 18, FLOOR - 276) + box(x - 12, 270, 24, 7);
  const chains = `M1352 278Q1398 364 1444 278V284Q1398 374 1352 284zM1352 278Q1338 320 1300 340V346Q1340 328 1352 286zM1444 278Q1458 320 1500 340V346Q1456 328 1444 286z`;
  return {
    openings: arch(MIDDLE, 300, 330, 306) + bothSides(AISLES, (x) => box(x - 116, 120, 62, FLOOR - 120) + box(x - 31, 120, 62, FLOOR - 120) + box(x + 54, 120, 62, FLOOR - 120)),
    bars:
      spokes(20, 158, 320) +
      `M950 330a250 256 0 0 1 500 0M1006 330a194 200 0 0 1 388 0` +
      bothSides(AISLES, (x) => [-85, 0, 85].map((shift) => `M${x + shift} 120v${FLOOR - 120}M${x + shift - 31} 196h62M${x + shift - 31} 272h62`).join("") + `M${x - 128} 104h256M${x - 128} 98h256`),
    skyline:
      dome + tower(958, 92) + tower(1058, 92) + tower(930, 70) + box(1300, 346, 200, 7) + pier(1352) + pier(1444) + chains +
      bothSides([440, 500, 760, 820], (x) => tower(x, 76) + box(x - 30, 330, 60, 48)),
    windows: lights([978, 326], [994, 326], [1010, 326], [1026, 326], [1006, 292], [1330, 340], [1376, 340], [1397, 340], [1418, 340], [1470, 340]),
  };
}

/** By the names that the engine gives the cities; any other would look like the first. */
export const STATIONS: Record<string, Station> = { strasbourg: strasbourg(), wien: wien(), budapest: budapest() };
