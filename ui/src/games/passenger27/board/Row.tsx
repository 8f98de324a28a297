// A row of the carriage: cards from behind on a bench, some of them turned up.
import type { ComponentChildren } from "preact";

import { Bay } from "../art/Bay";
import { Back } from "../cards/Back";

interface RowProps {
  /** 0, 1 or 2: the last of them gets off next. */
  place: number;
  /** What lies there from left to right: something drawn, or null for a back. */
  cards: (ComponentChildren | null)[];
  name: string;
  note: string;
  /** What lies there, for ears. */
  says: string;
  neon?: string;
  pick?: (() => void) | undefined;
}

const TILT = 3;

export function Row({ place, cards, name, note, says, neon, pick }: RowProps) {
  const middle = (cards.length - 1) / 2;
  const inside = (
    <>
      <Bay seed={place} neon={neon} />
      <span class="tp-cards" aria-hidden="true" style={{ "--cards": cards.length }}>
        {cards.map((card, at) => (
          <span key={at} style={{ rotate: `${TILT * (at - middle)}deg` }}>
            {card ?? <Back deck="passenger" />}
          </span>
        ))}
      </span>
      <span class="tp-caption">
        <span>
          <b>{name}</b> {note}
        </span>
      </span>
      <span class="tp-sr">, {says}</span>
    </>
  );
  const look = `tp-bay row${place + 1}`;
  if (pick)
    return (
      <button type="button" class={`${look} lit`} data-id={`slot-${place}`} onClick={pick}>
        {inside}
      </button>
    );
  return (
    <div class={look} data-id={`slot-${place}`}>
      {inside}
    </div>
  );
}
