// The clock on my side of the table: hours gone are pale, hours left are burgundy.
const NUMERALS = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"];

const at = (angle: number, radius: number): [number, number] => {
  const turn = (Math.PI * angle) / 180;
  return [60 + radius * Math.sin(turn), 60 - radius * Math.cos(turn)];
};
const point = (angle: number, radius: number): string => at(angle, radius).map((one) => one.toFixed(1)).join(" ");

function sector(from: number, to: number): string {
  if (to - from < 0.5) return "";
  const end = Math.min(to, from + 359.9);
  return `M60 60L${point(from, 36)}A36 36 0 ${end - from > 180 ? 1 : 0} 1 ${point(end, 36)}z`;
}

const ticks = (every: number, inner: number): string =>
  Array.from({ length: 60 / every }, (_, tick) => `M${point(6 * every * tick, 52)}L${point(6 * every * tick, inner)}`).join("");
const MINUTES = ticks(1, 50);
const HOURS = ticks(5, 48);

export function Clock({ left, whole, label }: { left: number; whole: number; label: string }) {
  const hour = 360 / Math.max(12, whole);
  const gone = hour * Math.max(whole - left, 0);
  return (
    <svg class="me-clock" viewBox="0 0 120 120" role="img" aria-label={label}>
      <circle cx="60" cy="60" r="58" fill="#c9a24b" />
      <circle cx="60" cy="60" r="55" fill="#3a2a0c" />
      <circle cx="60" cy="60" r="53" fill="#fbf5e6" />
      <path d={sector(0, gone)} fill="#d8cdb2" />
      <path d={sector(gone, hour * whole)} fill="#7d1f2f" />
      <path d={MINUTES} stroke="#1d1a16" stroke-width=".7" />
      <path d={HOURS} stroke="#1d1a16" stroke-width="2" />
      {NUMERALS.map((numeral, number) => {
        const [x, y] = at(30 * number, 43);
        return (
          <text key={numeral} x={x.toFixed(1)} y={(y + 3.2).toFixed(1)}>
            {numeral}
          </text>
        );
      })}
      <g class="pointer" style={{ transform: `rotate(${gone}deg)` }}>
        <path d="M60 60V36" stroke="#1d1a16" stroke-width="4" stroke-linecap="round" />
      </g>
      <path d="M60 60V24" stroke="#1d1a16" stroke-width="2.4" stroke-linecap="round" />
      <circle cx="60" cy="60" r="3.5" fill="#1d1a16" />
    </svg>
  );
}
