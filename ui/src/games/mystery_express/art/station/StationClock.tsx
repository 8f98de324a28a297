// The great clock of the hall. Its hands show the time of the card that passes; else it counts, or measures the time left.
const NUMERALS = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];

const at = (turn: number, radius: number): [number, number] => {
  const angle = 2 * Math.PI * turn;
  return [Math.round(radius * Math.sin(angle) * 10) / 10, -Math.round(radius * Math.cos(angle) * 10) / 10];
};
const tick = (minute: number) => `M${at(minute / 60, 95).join(" ")}L${at(minute / 60, minute % 5 ? 92 : 87).join(" ")}`;
const MINUTES = Array.from({ length: 60 }, (_, minute) => tick(minute)).join("");
const HOUR_HAND = "M-4.5 12L-3.2-30Q-11-40 0-56 11-40 3.2-30L4.5 12z";
const MINUTE_HAND = "M-3.4 16L-2.2-58Q-6-66 0-86 6-66 2.2-58L3.4 16z";

function Hands({ name }: { name: string }) {
  const [hour, minute] = [Number(name.slice(-4, -2)), Number(name.slice(-2))];
  return (
    <>
      <path class="hand" d={HOUR_HAND} style={{ transform: `rotate(${30 * (hour % 12) + minute / 2}deg)` }} />
      <path class="hand" d={MINUTE_HAND} style={{ transform: `rotate(${6 * minute}deg)` }} />
      <circle r="6.5" fill="#1d1a16" />
      <circle r="2.6" fill="#c9a24b" />
    </>
  );
}

interface ClockProps {
  /** One of the times, named like time_0430. */
  time?: string | undefined;
  /** What stands on the face while there is no time to show. */
  figure?: string | undefined;
  /** How long the ring around the face takes to run out, in milliseconds. */
  runsOut?: number | undefined;
}

export function StationClock({ time, figure, runsOut }: ClockProps) {
  return (
    <svg class="me-station-clock" viewBox="-112 -112 224 224" aria-hidden="true">
      <circle r="110" fill="#0a1020" />
      <circle r="108" class="brass" stroke-width="3" />
      <circle r="99" fill="#fbf5e6" />
      <circle r="99" class="brass" stroke-width="1.5" />
      <path d={MINUTES} stroke="#1d1a16" stroke-width="1.3" />
      <g class={time ? "numerals" : "numerals faint"}>
        {NUMERALS.map((numeral, hour) => {
          const [x, y] = at(hour / 12, 74);
          return (
            <text key={numeral} x={x} y={y}>
              {numeral}
            </text>
          );
        })}
      </g>
      {time && <Hands name={time} />}
      {figure && (
        <text class="figure" key={figure} y="2">
          {figure}
        </text>
      )}
      {runsOut !== undefined && (
        <circle class="ring" key={`${figure} ${runsOut}`} r="103.5" pathLength="100" style={{ animationDuration: `${runsOut}ms` }} />
      )}
    </svg>
  );
}
