// A little clock that shows one of the times, named like time_0430.
const at = (angle: number, radius: number): string => {
  const turn = (Math.PI * angle) / 180;
  return `${(20 + radius * Math.sin(turn)).toFixed(1)} ${(20 - radius * Math.cos(turn)).toFixed(1)}`;
};
const MARKS = Array.from({ length: 12 }, (_, hour) => `M${at(30 * hour, 16)}L${at(30 * hour, hour % 3 ? 14.5 : 13)}`).join("");

interface FaceProps {
  name: string;
  x?: number;
  y?: number;
  size?: number;
}

export function TimeFace({ name, x, y, size }: FaceProps) {
  const hour = Number(name.slice(-4, -2));
  const minute = Number(name.slice(-2));
  return (
    <svg class="me-face" viewBox="0 0 40 40" x={x} y={y} width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" fill="#fbf5e6" stroke="#1d1a16" stroke-width="1.4" />
      <path d={MARKS} stroke="#1d1a16" stroke-width="1.1" />
      <g stroke="#1d1a16" stroke-linecap="round">
        <path stroke-width="2.6" d={`M20 20L${at(30 * hour + minute / 2, 8)}`} />
        <path stroke-width="1.6" d={`M20 20L${at(6 * minute, 12.5)}`} />
      </g>
      <circle cx="20" cy="20" r="1.6" fill="#1d1a16" />
    </svg>
  );
}
