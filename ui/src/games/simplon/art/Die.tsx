// The die, and the coin of the storm.
import { ShipSign } from "./signs";

/** `face` is what the face is called in the rules: a number, or “ship”; nothing before it was rolled. */
export function Die({ face, label }: { face: string; label: string }) {
  return (
    <svg class="so-die" viewBox="0 0 66 66" role="img" aria-label={label}>
      <path class="side" d="M8 17L20 4H62V46L50 60Z" />
      <path class="dark" d="M50 17L62 4V46L50 60Z" />
      <path class="top" d="M8 17L20 4H62L50 17Z" />
      <rect x={5} y={16} width={46} height={46} rx={6} />
      {face === "ship" ? (
        <g transform="translate(28 39) scale(1.45)">
          <ShipSign />
        </g>
      ) : (
        <text x={28} y={51} text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}

/** Heads: the coast; tails: round Naxos. */
export function Coin({ side, label }: { side: string; label: string }) {
  return (
    <svg class="so-coin" viewBox="-40 -40 80 80" role="img" aria-label={label}>
      <circle class="edge" r={38} />
      <circle class="face" r={34} />
      <circle class="ring" r={29} />
      {side === "heads" ? (
        <path d="M-4-22C8-24 16-14 13-4L18 5L13 7V14C12 18 6 18 3 17V24H-14C-10 14-20 8-18-6C-17-16-11-21-4-22Z" />
      ) : (
        <path d="M-22 8C-14 2-10 14-2 8S10 2 22 8M-22 16C-14 10-10 22-2 16S10 10 22 16M-14 2L-9-12H-2V-20H4V-12H10L14 2Z" />
      )}
    </svg>
  );
}
