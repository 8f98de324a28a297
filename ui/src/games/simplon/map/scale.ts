// How large things are drawn at a scale: signs grow slower than the map, and letters are never too small to read.
/** The closest look, and the furthest: from there every station still has room for a name. */
export const CLOSEST = 3.2;
export const FURTHEST = 0.41;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

export type Kind = "main" | "minor" | "port";

export interface Scale {
  /** Pixels for each unit in which a sign is drawn. */
  symbol: number;
  /** Sizes of names, in pixels. */
  letters: Record<Kind, number>;
}

export function scaleOf(scale: number): Scale {
  const letter = between(0.94, 0.45 + 0.55 * scale, 1.5);
  return { symbol: between(0.6, 0.35 + 0.65 * scale, 1.5), letters: { main: 14 * letter, minor: 13 * letter, port: 12.5 * letter } };
}
