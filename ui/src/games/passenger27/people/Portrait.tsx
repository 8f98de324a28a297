// Somebody's portrait. The person is drawn; what the frame adds says the features to those who know how to read it:
// its outline the looks, its ground and what hangs in the air the scent, the plate below the voice.
import { useId, useMemo } from "preact/hooks";

import { SIGNS, VOICE_LINES } from "../art/signs";
import type { Features, Looks, Scent } from "../features";
import { PEOPLE } from "./people";

/** A plaque with cut corners, a round medal, a star of many points. */
const FRAMES: Record<Looks, string> = {
  formal: "M16 2h68l14 14v68L84 98H16L2 84V16z",
  casual: "M50 2a48 48 0 1 1-.1 0z",
  eccentric: star(14, 50.5, 44.5),
};
const GROUNDS: Record<Scent, [light: string, dark: string]> = {
  perfumed: ["#b85b7a", "#7a2f4b"],
  neutral: ["#7f95a9", "#475a6c"],
  foul: ["#8d963f", "#525a1f"],
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / points;
    const radius = corner % 2 ? inner : outer;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const end = (turn: number) => `${(50 + 80 * Math.cos((Math.PI * turn) / 12)).toFixed(0)} ${(46 + 80 * Math.sin((Math.PI * turn) / 12)).toFixed(0)}`;
  return `M50 46L${end(2 * ray)}L${end(2 * ray + 1)}z`;
}).join("");
/** Stripes for those who keep to the line, rings for the easy-going, rays for the others. */
const PATTERNS: Record<Looks, string> = {
  formal: "M8 0h6v100H8zM22 0h6v100h-6zM36 0h6v100h-6zM58 0h6v100h-6zM72 0h6v100h-6zM86 0h6v100h-6z",
  casual: "M50 8a42 42 0 1 1-.1 0zM50 14a36 36 0 1 0 .1 0zM50 24a26 26 0 1 1-.1 0zM50 30a20 20 0 1 0 .1 0z",
  eccentric: RAYS,
};
/** A frame with less room inside shows its person a little smaller. */
const STANDING: Record<Looks, string | undefined> = { formal: undefined, casual: "translate(2 3) scale(.96)", eccentric: "translate(4.5 8) scale(.91)" };
/** Where the scent hangs in the air. */
const AIR = ["translate(5 20)", "translate(71 20)"];

interface PortraitProps {
  /** The person's name in the rules, as “banker”. */
  who: string;
  features: Features;
  /** What screen readers say; without it the portrait is only an ornament beside a name. */
  label?: string;
}

/** The person in the frame; drawn once for as long as nothing of it changes, for there are many on the screen. */
function Picture({ who, features, id }: { who: string; features: Features; id: string }) {
  const { looks, scent, voice } = features;
  return useMemo(() => {
    const Person = PEOPLE[who];
    const [light, dark] = GROUNDS[scent];
    return (
      <>
        <clipPath id={id}>
          <path d={FRAMES[looks]} />
        </clipPath>
        <g clip-path={`url(#${id})`}>
          <path d="M0 0h100v100H0z" fill={light} data-scent={scent} />
          <path d={PATTERNS[looks]} fill={dark} opacity=".42" fill-rule="evenodd" />
          {scent !== "neutral" && (
            <g style={{ "--bg": dark, color: scent === "foul" ? "#22270a" : "#ffe3ec" }}>
              {AIR.map((place) => (
                <g key={place} transform={place}>
                  {SIGNS[scent]}
                </g>
              ))}
            </g>
          )}
          {Person && (
            <g transform={STANDING[looks]}>
              <Person voice={voice} />
            </g>
          )}
        </g>
        <path d={FRAMES[looks]} class="rim" data-looks={looks} />
        <path d="M29 85h42l4 7-4 7H29l-4-7z" class="plate" />
        <path d={VOICE_LINES[voice]} class={`wave ${voice}`} transform="translate(50 92)" data-voice={voice} />
      </>
    );
  }, [who, looks, scent, voice, id]);
}

export function Portrait({ who, features, label }: PortraitProps) {
  const id = useId();
  return (
    <svg class="tp-portrait" viewBox="0 0 100 100" data-who={who} role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <Picture who={who} features={features} id={id} />
    </svg>
  );
}
