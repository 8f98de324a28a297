// New York at night, as it passes behind a window: always the same houses and the same rain for the same window.
type House = [x: number, top: number, wide: number];

/** A number between 0 and 1 that follows from its place. */
const chance = (place: number): number => {
  const wave = Math.sin(place * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

/** Houses side by side over this width; now and then one with steps and a spire. */
export function housesOf(seed: number, width: number): House[] {
  const found: House[] = [];
  for (let x = -8, n = seed * 40; x < width; n++) {
    const wide = 20 + Math.floor(18 * chance(n));
    found.push([x, 20 + Math.floor(48 * chance(n * 3 + 1)), wide]);
    x += wide + 2;
  }
  return found;
}

const BOTTOM = 104;

export function outlineOf(houses: House[]): string {
  return houses
    .map(([x, top, wide]) => {
      if (wide < 33) return `M${x} ${top}h${wide}v${BOTTOM}h-${wide}z`;
      const step = wide / 5;
      return `M${x} ${top + 14}h${step}v-8h${step}v-8h${step / 2}l${step / 4}-18 ${step / 4} 18h${step / 2}v8h${step}v8h${step}v${BOTTOM}h-${wide}z`;
    })
    .join("");
}

/** The windows that are lit, in three shades. */
export function lightsOf(houses: House[]): string[] {
  const shades = ["", "", ""];
  for (const [left, top, wide] of houses)
    for (let y = top + 17; y < BOTTOM; y += 9)
      for (let x = left + 4; x < left + wide - 5; x += 8) {
        const odds = chance(x * 7 + y);
        if (odds < 0.45) shades[Math.floor(odds / 0.15)] += `M${x} ${y}h3.5v4.5h-3.5z`;
      }
  return shades;
}

export const rainOf = (seed: number, width: number): string =>
  Array.from({ length: Math.round(width / 7) }, (_, drop) => {
    const x = 4 + width * chance(seed * 90 + drop * 5);
    return `M${x.toFixed(0)} ${(-8 + 100 * chance(drop * 3 + seed)).toFixed(0)}l-7 16`;
  }).join("");
