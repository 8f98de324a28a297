// Small drawings, each around the point 0 0: rails, flags, locomotive, detective, ship.

/** The mark of each seat, beside its colour. */
export const MARKS = ["◆", "▲", "■", "●"];

export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? "◆";

/** A piece of track, lying. */
export const Rail = () => (
  <g class="so-rail">
    <path class="tie" d="M-7-4.5V4.5M-2.4-4.5V4.5M2.4-4.5V4.5M7-4.5V4.5" />
    <path class="steel" d="M-9.5-2.2H9.5M-9.5 2.2H9.5" />
  </g>
);

/** The same, standing. */
export const StandingRail = () => (
  <g class="so-rail thin">
    <path class="tie" d="M-3.8-6H3.8M-3.8-2H3.8M-3.8 2H3.8M-3.8 6H3.8" />
    <path class="steel" d="M-1.9-8V8M1.9-8V8" />
  </g>
);

/** A place for one piece on a locomotive. */
export const Slot = ({ full }: { full: boolean }) => (
  <g class={full ? "so-slot full" : "so-slot"}>
    <rect x={-5.5} y={-10} width={11} height={20} rx={1.5} />
    {full && <StandingRail />}
  </g>
);

/** A locomotive in the colour of the text. */
export const Engine = () => (
  <g class="so-engine">
    <path d="M-21-24H-5V-21H-7V-15H1V-18C1-20 6-20 6-18V-15H9L8-24H16L15-15H18C20.5-15 21.5-13 21.5-10V-5L26 2H-20V-21H-21Z" />
    <rect class="light" x={-16.5} y={-19} width={6.5} height={6} />
    <g class="wheel">
      <circle cx={-13} cy={2} r={5.6} />
      <circle cx={0} cy={3} r={4.6} />
      <circle cx={11.5} cy={3} r={4.6} />
    </g>
    <path class="rod" d="M-13 2H12" />
  </g>
);

export const SirHenry = () => (
  <g class="so-henry">
    <circle class="ground" r={13} />
    <path class="skin" d="M-7.5 0C-7.5 8-4 12 0 12S7.5 8 7.5 0Z" />
    <path d="M-8-2C-8-9-5-11 0-11S8-9 8-2Z" />
    <rect x={-11} y={-3} width={22} height={3} rx={1.5} />
    <path d="M-6 6.6C-4 4.4-1.5 4.6 0 6C1.5 4.6 4 4.4 6 6.6C4 8.4 1.6 8.2 0 7.2C-1.6 8.2-4 8.4-6 6.6Z" />
  </g>
);

/** The admiral under steam. */
export const Ship = () => (
  <g class="so-ship">
    <path class="smoke" d="M-6-27C-12-33-20-28-26-34C-17-33-14-39-4-34C0-32-1-29 0-27ZM6-27C2-34-6-31-11-37C-3-35 3-38 9-33C12-31 11-29 12-27Z" />
    <path class="funnel" d="M-8-27H-1V-12H-8ZM4-27H11V-12H4Z" />
    <path class="top" d="M-8-27H-1V-23H-8ZM4-27H11V-23H4Z" />
    <path class="deck" d="M-17-8H19V0H-17ZM-12-14H14V-8H-12Z" />
    <path class="ports" d="M-13-4H15" />
    <path class="hull" d="M-26 0H28L22 13H-20Z" />
    <path class="band" d="M-25 2.5H26.800L25.700 5H-23.800Z" />
    <path class="keel" d="M-21.800 9.500H23.600L22 13H-20Z" />
    <path class="mast" d="M-21 0V-24M23 0V-20" />
    <path class="pennant" d="M-21-24L-31-20.500L-21-17Z" />
  </g>
);

export const ShipSign = () => (
  <g class="so-ship-sign">
    <circle r={13} />
    <path class="hull" d="M-10 3H10L7 8H-7Z" />
    <path class="deck" d="M-7 3V-1H7V3ZM-3-1V-7H0V-1ZM2-1V-6H5V-1Z" />
  </g>
);

const CLOTH = { violet: "M0-19.5L13-14.5L0-9.5Z", pink: "M0-19.5H12V-9.5H0Z", common: "M0-19.5H13L9.5-14.5L13-9.5H0Z" };

/** A flag beside a gap: each colour has a shape. */
export const Flag = ({ kind }: { kind: keyof typeof CLOTH }) => (
  <g class={`so-flag ${kind}`}>
    <path class="pole" d="M0 3V-20" />
    <path class="cloth" d={CLOTH[kind]} />
  </g>
);

export const Star = () => <path class="so-star" d="M0-5.6L1.5-1.8L5.4-1.7L2.3.8L3.4 4.6L0 2.4L-3.4 4.6L-2.3.8L-5.4-1.7L-1.5-1.8Z" />;
