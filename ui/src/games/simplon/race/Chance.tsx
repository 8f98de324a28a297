// The chance of winning: a gauge for now, and a line over the journey.
import type { BoardProps } from "../../../contract/board";
import type { Chance as Estimate } from "../../../wire";
import { viewOf } from "../table";

/** The team's chance, and how many answers had been given by then. */
interface Seen {
  at: number;
  chance: Estimate;
}

const MIDDLE = { x: 60, y: 62 };
const ARC = 45;
const HALF = 0.5; // where the needle rests before the first estimate
const SHOWN = "chances"; // the assistance that shows them

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

const Scale = () => (
  <>
    <path class="half" d="M0 25H200" />
    <path class="ground" d="M0 50H200" />
  </>
);

/** Its place, before there is a line to draw. */
const NoJourney = () => (
  <svg class="so-journey" viewBox="0 -3 200 56" preserveAspectRatio="none" aria-hidden="true">
    <Scale />
  </svg>
);

/** The line over the journey, with what it might be as well on either side: every answer is as wide as any other. */
function Journey({ forecasts, says }: { forecasts: Seen[]; says: string }) {
  const [first, last] = [forecasts[0]?.at ?? 0, forecasts.at(-1)?.at ?? 0];
  const point = (at: number, chance: number) => `${(((at - first) * 200) / Math.max(last - first, 1)).toFixed(1)} ${(50 - chance * 50).toFixed(1)}`;
  const line = forecasts.map(({ at, chance }) => point(at, chance.value));
  const band = [...forecasts.map(({ at, chance }) => point(at, chance.high)), ...forecasts.map(({ at, chance }) => point(at, chance.low)).reverse()];
  return (
    <svg class="so-journey" viewBox="0 -3 200 56" preserveAspectRatio="none" role="img" aria-label={says}>
      <Scale />
      <path class="area" d={`M0 50L${line.join("L")}L200 50Z`} />
      <path class="band" d={`M${band.join("L")}Z`} />
      <path class="line" d={`M${line.join("L")}`} />
    </svg>
  );
}

/** By how many points it has changed, if that is more than the luck of the estimate. */
function changeSince(before: Estimate | undefined, now: Estimate): number {
  const surely = before && (now.value < before.low || now.value > before.high);
  return surely ? percent(now.value) - percent(before.value) : 0;
}

/** All win together, so every seat has the same chance. */
const seenIn = ({ forecasts = [] }: BoardProps): Seen[] => forecasts.flatMap(({ at, chances: [chance] }) => (chance ? [{ at, chance }] : []));

/** Will this table show it? Then its place is kept from the beginning, and nothing moves when it comes. */
const isExpected = (props: BoardProps): boolean => viewOf(props).options.assist === SHOWN && !props.position.result;

const inWords = ({ texts }: BoardProps, now: Estimate | undefined): string => (now ? texts.word("board-percent", { chance: percent(now.value) }) : "…");

/** The same as a number beside the race; a broadcast has room for the gauge, too. */
export function ShortChance(props: BoardProps) {
  const now = seenIn(props).at(-1)?.chance;
  if (!now && !isExpected(props)) return null;
  return (
    <p class="so-odds">
      {props.seat < 0 && !props.phone && <Dial chance={now?.value ?? HALF} />}
      <span>
        <b>{inWords(props, now)}</b>
        <small>{props.texts.word("board-chance")}</small>
      </span>
    </p>
  );
}

/** How sure the estimate is, and how it has changed. */
function Details({ now, before, texts }: { now: Estimate; before: Estimate | undefined } & Pick<BoardProps, "texts">) {
  const change = changeSince(before, now);
  const [low, high] = [percent(now.low), percent(now.high)];
  return (
    <>
      {low < high && <p class="range">{texts.word("board-chance-range", { low, high })}</p>}
      {change !== 0 && (
        <p class={change > 0 ? "up" : "down"}>
          {change > 0 ? "▲" : "▼"} {texts.word("board-chance-change", { change: Math.abs(change) })}
        </p>
      )}
    </>
  );
}

export function Chance(props: BoardProps) {
  const { texts } = props;
  const seen = seenIn(props);
  const [first, now, before] = [seen[0]?.chance, seen.at(-1)?.chance, seen.at(-2)?.chance];
  if (!now && !isExpected(props)) return null;
  return (
    <section class="so-card so-chance" aria-label={texts.word("board-chance")}>
      <Dial chance={now?.value ?? HALF} />
      <div>
        <b>{inWords(props, now)}</b>
        <p>{texts.word("board-chance")}</p>
        {now && <Details now={now} before={before} texts={texts} />}
      </div>
      {first && now && seen.length > 2 ? <Journey forecasts={seen} says={texts.word("board-chance-line", { first: percent(first.value), now: percent(now.value) })} /> : <NoJourney />}
    </section>
  );
}
