// Categories by shape and colour, and cards from behind.
import type { ComponentChildren } from "preact";

import { CATEGORIES } from "../table";

export const SHAPES = [
  "M10 2 19 17.5H1z",
  "M10 2a8 8 0 1 1-.1 0z",
  "M10 .8 19.2 10 10 19.2.8 10z",
  "M2.5 2.5h15v15h-15z",
  "M10 1l7.8 4.5v9L10 19l-7.8-4.5v-9z",
];

export const kind = (category: number): string => `me-k-${CATEGORIES[category] ?? "time"}`;

export function Shape({ of }: { of: number }) {
  return (
    <svg class="me-shape" viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[of]} />
    </svg>
  );
}

interface BackProps {
  category: number;
  count?: number;
  label?: string;
  place?: string;
  wide?: boolean;
  pick?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** A card from behind, or several alike; a button where it may be chosen. */
export function Back({ category, count = 1, label, place, wide, pick, children }: BackProps) {
  const look = `me-back ${kind(category)}${wide ? " wide" : ""}`;
  const name = label && count > 1 ? `${label} ×${count}` : label;
  const inside = (
    <>
      <Shape of={category} />
      {count > 1 && <b class="me-times">×{count}</b>}
      {children}
    </>
  );
  if (pick)
    return (
      <button type="button" class={`${look} lit`} aria-label={name} data-id={place} onClick={pick}>
        {inside}
      </button>
    );
  return (
    <span class={look} role={name ? "img" : undefined} aria-label={name} title={name} data-id={place}>
      {inside}
    </span>
  );
}
