// The chance of winning: a gauge for now, and a line over the journey.
import type { Texts } from "../../../texts/texts";

/** A chance after each turn so far, 0 to 1; the last one is now. */
export interface ChanceProps {
  chances: number[];
  texts: Texts;
}

const MIDDLE = { x: 60, y: 62 };
const ARC = 45;

/** A point on the dial: 0 on the left, 1 on the right. */
function onDial(part: number, radius: number): string {
  const angle = Math.PI * (1 - part);
  return `${(MIDDLE.x + Math.cos(angle) * radius).toFixed(1)} ${(MIDDLE.y - Math.sin(angle) * radius).toFixed(1)}`;
}

const arc = (from: number, to: number): string => `M${onDial(from, ARC)}A${ARC} ${ARC} 0 0 1 ${onDial(to, ARC)}`;

const percent = (chance: number): number => Math.round(chance * 100);

function Dial({ chance }: { chance: number }) {
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true">
      <path class="case" d="M4 62A56 56 0 0 1 116 62V68H4Z" />
      <path class="low" d={arc(0, 0.325)} />
      <path class="middle" d={arc(0.345, 0.655)} />
      <path class="high" d={arc(0.675, 1)} />
      {Array.from({ length: 11 }, (_, place) => (
        <path key={place} class="tick" d={`M${onDial(place / 10, 40)}L${onDial(place / 10, place % 5 ? 37 : 34)}`} />
      ))}
      <g class="needle" style={{ transform: `rotate(${(chance * 180 - 90).toFixed(1)}deg)`, transformOrigin: `${MIDDLE.x}px ${MIDDLE.y}px` }}>
        <path d="M57 62L60 20L63 62Z" />
      </g>
      <circle class="hub" cx={MIDDLE.x} cy={MIDDLE.y} r={5.5} />
    </svg>
  );
}

/** The line over the journey; every turn is as wide as any other. */
function Journey({ chances }: { chances: number[] }) {
  const step = 200 / Math.max(chances.length - 1, 1);
  const points = chances.map((chance, place) => `${(place * step).toFixed(1)} ${(50 - chance * 50).toFixed(1)}`);
  return (
    <svg class="so-journey" viewBox="0 -3 200 56" preserveAspectRatio="none" aria-hidden="true">
      <path class="half" d="M0 25H200" />
      <path class="area" d={`M0 50L${points.join("L")}L${((chances.length - 1) * step).toFixed(1)} 50Z`} />
      <path class="line" d={`M${points.join("L")}`} />
    </svg>
  );
}

export function Chance({ chances, texts }: ChanceProps) {
  const [now, before] = [chances.at(-1), chances.at(-2)];
  if (now === undefined) return null;
  const change = before === undefined ? 0 : percent(now) - percent(before);
  return (
    <section class="so-card so-chance" aria-label={texts.word("board-chance")}>
      <Dial chance={now} />
      <div>
        <b>{texts.word("board-percent", { chance: percent(now) })}</b>
        <p>{texts.word("board-chance")}</p>
        {change !== 0 && (
          <p class={change > 0 ? "up" : "down"}>
            {change > 0 ? "▲" : "▼"} {texts.word("board-chance-change", { change: Math.abs(change) })}
          </p>
        )}
      </div>
      {chances.length > 2 && <Journey chances={chances} />}
    </section>
  );
}
