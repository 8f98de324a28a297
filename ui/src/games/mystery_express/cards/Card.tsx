// A card's face, big in the hand and small elsewhere.
import type { ComponentChildren } from "preact";

import type { BoardProps } from "../../../contract/board";
import { ICONS } from "../art/icons";
import { TimeFace } from "../art/TimeFace";
import { categoryOf, shortCategory } from "../table";
import { Fit } from "./Fit";
import { kind, Shape } from "./shapes";

const RAYS = Array.from({ length: 20 }, (_, ray) => {
  const end = (turn: number) => {
    const angle = (Math.PI * turn) / 10;
    return `${(45 + 130 * Math.cos(angle)).toFixed(0)} ${(70 + 130 * Math.sin(angle)).toFixed(0)}`;
  };
  return `M45 70L${end(ray)}L${end(ray + 0.5)}z`;
}).join("");
const FANS = "M11 123h68M21 127.5h48M31 132h28M11 17h68M21 12.5h48M31 8h28";

function Picture({ name, time }: { name: string; time: boolean }) {
  return (
    <svg viewBox="2 25 86 90" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path class="rays" d={RAYS} />
      <path class="fans" d={FANS} />
      <circle class="disc" cx="45" cy="70" r="38" />
      <circle class="ring" cx="45" cy="70" r="41.5" />
      {time ? (
        <TimeFace name={name} x={14} y={39} size={62} />
      ) : (
        <svg x="17" y="42" width="56" height="56" viewBox="0 0 512 512">
          <path fill="currentColor" d={ICONS[name]} />
        </svg>
      )}
    </svg>
  );
}

interface CardProps {
  props: Pick<BoardProps, "game" | "texts">;
  element: number;
  small?: boolean;
  pick?: (() => void) | undefined;
  /** Something laid over it. */
  children?: ComponentChildren;
}

/** Locations are called by the short names of the cars: a card has little room. Where a long word may be broken is marked in it. */
export function shortName({ game, texts }: Pick<BoardProps, "game" | "texts">, element: number): string {
  const name = game.domains["element"]?.[element] ?? "";
  const car = name.startsWith("location_") ? name.slice("location_".length) : "";
  if (car) return texts.word(`board-car-${car}`);
  const whole = texts.noun("element", element);
  return texts.word("board-breaks").split(" ").find((word) => word.replaceAll("\u00ad", "") === whole) ?? whole;
}

export function Card({ props, element, small, pick, children }: CardProps) {
  const name = props.game.domains["element"]?.[element] ?? "";
  const category = categoryOf(element);
  const short = shortName(props, element);
  const look = `me-card ${kind(category)}${small ? " small" : ""}`;
  const inside = (
    <>
      <span class="me-card-head">
        <Shape of={category} />
        <span>{shortCategory(props, category)}</span>
      </span>
      <span class="me-card-picture">
        <Picture name={name} time={category === 4} />
      </span>
      <b>
        <Fit text={short} lines={small === true} />
      </b>
      {children}
    </>
  );
  if (!pick) return <div class={look}>{inside}</div>;
  return (
    <button type="button" class={`${look} lit`} onClick={pick}>
      {inside}
    </button>
  );
}
