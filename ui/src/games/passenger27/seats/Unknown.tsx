// A player whose identity nobody has shown yet: hat and collar, in the colour of the seat.
import { colourOf } from "./badges";

export function Unknown({ seat, letter }: { seat: number; letter: string }) {
  return (
    <svg class="tp-unknown" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill="#1a1f26" stroke={colourOf(seat)} stroke-width="4" />
      <path d="M19 83c3-17 11-22 22-25l9-4 9 4c11 3 19 8 22 25a45 45 0 0 1-62 0z" fill="#4c5560" />
      <path d="M40 58l-8-8 2 18 16 12 16-12 2-18-8 8-10 4z" fill="#313a45" />
      <path d="M36 40c0 14 6 22 14 22s14-8 14-22z" fill="#0d1014" />
      <path d="M20 40c8-5 14-6 15-9 1-14 6-20 11-18 3 1 5 1 8 0 5-2 10 4 11 18 1 3 7 4 15 9-16 6-44 6-60 0z" fill={colourOf(seat)} />
      <path d="M34 31c10 4 22 4 32 0l1 5c-12 4-22 4-34 0z" fill="#12151a" />
      <text x="50" y="92" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
