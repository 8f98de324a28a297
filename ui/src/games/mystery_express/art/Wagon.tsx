// A car from the side; what is in it shows through its long window.
import type { ComponentType } from "preact";

const WHEELS = [30, 58, 142, 170];

export function Wagon({ name, furniture: Furniture }: { name: string; furniture: ComponentType | undefined }) {
  return (
    <svg class="me-wag" viewBox="0 0 200 176" aria-hidden="true">
      <path d="M-4 134h208v5H-4z" fill="#0a0c14" />
      <path class="roof" d="M6 26C6 12 16 6 34 6h132c18 0 28 6 28 20z" />
      <path class="roof2" d="M52 0h96v7H52z" />
      <path class="body" d="M2 24h196v118H2z" />
      <path class="in" d="M8 30h184v92H8z" />
      <path class="sill" d="M8 78h184v44H8z" />
      <svg x="8" y="30" width="184" height="92" viewBox="0 0 184 92" class="fur">
        {Furniture && <Furniture />}
      </svg>
      <path class="glassl" d="M8 30h184v92H8z" />
      <path class="trim" d="M2 24h196M2 123h196M2 141h196" />
      <text class="nm" x="100" y="137.5">
        {name}
      </text>
      <path d="M10 142h180v6H10z" fill="#0a0c14" />
      {WHEELS.map((x) => (
        <g key={x} class="wh">
          <circle cx={x} cy="157" r="11" />
          <circle cx={x} cy="157" r="3.5" class="hub" />
        </g>
      ))}
      <path d="M24 152h40M136 152h40" stroke="#c9a24b" stroke-width="1.5" />
    </svg>
  );
}
