// The measures that all halls share, and the few shapes they are built of.

export const WIDTH = 2400; // wider than any screen: its sides are cut off, its height never is
export const HEIGHT = 460;
export const MIDDLE = WIDTH / 2;
export const FLOOR = 378;
/** Where the station clock hangs; the style sheet has the same place in per cent. */
export const CLOCK = { x: MIDDLE, y: 184 };

const round = (value: number): number => Math.round(value * 10) / 10;

/** An opening with a round top that stands on the floor. */
export function arch(x: number, halfWidth: number, spring: number, rise = halfWidth): string {
  return `M${x - halfWidth} ${FLOOR}V${spring}A${halfWidth} ${rise} 0 0 1 ${x + halfWidth} ${spring}V${FLOOR}z`;
}

export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Both sides of the hall are alike: each shape stands left and right of the middle. */
export const bothSides = (distances: number[], shape: (x: number) => string): string =>
  distances.flatMap((distance) => [shape(MIDDLE - distance), shape(MIDDLE + distance)]).join("");

const onRay = (turn: number, radius: number): string => {
  const angle = 2 * Math.PI * turn;
  return `${round(CLOCK.x + radius * Math.sin(angle))} ${round(CLOCK.y - radius * Math.cos(angle))}`;
};

/** Thin lines that run from the clock to all sides. */
export function spokes(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, at) => `M${onRay(at / count, from)}L${onRay(at / count, to)}`).join("");
}

/** Every second slice of the sky around the clock. */
export function sunburst(count: number, to: number): string {
  const slice = (at: number) => `M${CLOCK.x} ${CLOCK.y}L${onRay(at / count, to)}L${onRay((at + 0.5) / count, to)}z`;
  return Array.from({ length: count }, (_, at) => slice(at)).join("");
}

/** Lit windows, each a dot of light. */
export const lights = (...places: [x: number, y: number][]): string => places.map(([x, y]) => box(x, y, 3, 5)).join("");
