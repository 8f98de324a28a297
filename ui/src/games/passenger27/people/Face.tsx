// A face in the manner of the posters: two flat tones, parted by the line of the nose; the mouth tells the voice.
import type { Voice } from "../features";

/** The whole outline, and the half that lies in the shade. */
const HEADS = {
  oval: [
    "M35 43c0-12 6-20 15-20s15 8 15 20c0 14-6 25-15 25S35 57 35 43z",
    "M51 23c8 0 14 8 14 20 0 14-6 25-15 25 3-5 3-9 1-12l5-3-4-14c2-6 2-11-1-16z",
  ],
  square: [
    "M33 40c0-11 6-17 17-17s17 6 17 17v13c0 4-1 8-4 11l-5 4c-5 3-11 3-16 0l-5-4c-3-3-4-7-4-11z",
    "M51 23c10 0 16 6 16 17v13c0 4-1 8-4 11l-5 4c-2 2-5 2-8 2 3-5 4-10 1-14l6-3-5-14c2-6 2-11-1-16z",
  ],
  long: [
    "M36 41c0-12 5-19 14-19s14 7 14 19c0 7-1 15-3 20-3 6-6 11-11 11s-8-5-11-11c-2-5-3-13-3-20z",
    "M51 22c8 0 13 7 13 19 0 7-1 15-3 20-3 6-6 11-11 11 3-6 3-12 1-16l5-3-4-14c2-6 2-11-1-17z",
  ],
  round: [
    "M33 45c0-13 7-21 17-21s17 8 17 21-7 22-17 22-17-9-17-22z",
    "M51 24c9 1 16 8 16 21s-7 22-17 22c3-4 3-8 1-11l4-3-3-13c2-6 1-11-1-16z",
  ],
};

export const SKINS = { pale: "#f3dcc0", rosy: "#efc9a4", olive: "#d2a070", brown: "#a06a45", dark: "#6f452f", grey: "#d8d3c4" };
export type Skin = keyof typeof SKINS;

const INK = "#20150f";

/** Broad for a deep voice, small for a soft one, wide open for a shrill one. */
function Mouth({ voice, lips }: { voice: Voice; lips: string | undefined }) {
  if (voice === "shrill")
    return (
      <>
        <path d="M43.5 58c0-2.5 13-2.5 13 0 0 5.5-2.5 8.5-6.5 8.500s-6.5-3-6.5-8.500z" fill={lips ?? "#4a1512"} />
        <path d="M45.2 58.400c0-1.4 9.6-1.4 9.6 0 0 4-1.8 6.3-4.8 6.300s-4.8-2.3-4.8-6.300z" fill="#2c0a09" />
        <path d="M45.6 57.800c1-.8 7.8-.8 8.8 0v1.500h-8.800z" fill="#fff" />
      </>
    );
  if (voice === "soft")
    return lips ? (
      <path d="M46 59.500c1.2-2 2.7-2.6 4-1.4 1.3-1.2 2.8-.6 4 1.4-1.2 2.3-2.5 3-4 3s-2.8-.7-4-3z" fill={lips} />
    ) : (
      <path d="M46 60c2.6 1.8 5.4 1.8 8 0" fill="none" stroke={INK} stroke-width="1.7" stroke-linecap="round" />
    );
  return (
    <>
      <path d="M42 60c2.5-2.2 5.5-2.4 8-1.2 2.5-1.2 5.5-1 8 1.2-2.2 3.4-5 4.2-8 4.200s-5.8-.8-8-4.200z" fill={lips ?? "#7a3a2c"} />
      <path d="M42 60c3 .8 13 .8 16 0" fill="none" stroke={INK} stroke-width="1.4" stroke-linecap="round" />
    </>
  );
}

interface FaceProps {
  shape: keyof typeof HEADS;
  skin: Skin;
  voice: Voice;
  /** Painted lips and lashes. */
  lips?: string;
  /** The colour of the eyebrows; none where something hides them. */
  brows?: string;
  /** Nothing where a hat or glasses hide them. */
  eyes?: "open" | "narrow" | "hidden";
}

function Eyes({ narrow, painted }: { narrow: boolean; painted: boolean }) {
  const lid = narrow ? "M39.5 45.500h7.500M53 45.500h7.5" : "M39.5 45.500c2-3 5.5-3 7.5 0M53 45.500c2-3 5.5-3 7.5 0";
  return (
    <g stroke={INK} stroke-linecap="round" fill="none">
      {!narrow && <path d="M40.2 45.600c1.8 2.2 4.3 2.2 6.1 0-1.6-2.4-4.5-2.4-6.1 0zM53.7 45.600c1.8 2.2 4.3 2.2 6.1 0-1.6-2.4-4.5-2.4-6.1 0z" fill="#fff" stroke="none" />}
      <path d={lid} stroke-width={painted ? 2.2 : 1.6} />
      {painted && <path d="M39.5 45.500l-2-1.800M60.5 45.500l2-1.8" stroke-width="1.5" />}
      <circle cx="43.6" cy="45.7" r="1.5" fill={INK} stroke="none" />
      <circle cx="56.8" cy="45.7" r="1.5" fill={INK} stroke="none" />
    </g>
  );
}

export function Face({ shape, skin, voice, lips, brows, eyes = "open" }: FaceProps) {
  const [outline, shade] = HEADS[shape];
  return (
    <>
      <path d="M43 60h14v16l-7 5-7-5z" fill={SKINS[skin]} />
      <path d="M43 62h14v14l-3 2c-1-5-5-8-11-9z" fill="#000" opacity=".3" />
      <path d={outline} fill={SKINS[skin]} />
      <path d={shade} fill="#3b1206" opacity=".22" />
      {eyes !== "hidden" && <Eyes narrow={eyes === "narrow"} painted={lips !== undefined} />}
      {brows && (
        <path
          d={lips ? "M38.5 41c2.5-3 6-3.5 8.5-2M53 39c2.5-1.5 6-1 8.5 2" : "M38 41c3-2 6-2 9-.8M53 40.200c3-1.2 6-1.2 9 .8"}
          fill="none"
          stroke={brows}
          stroke-width={lips ? 1.3 : 2.4}
          stroke-linecap="round"
        />
      )}
      <Mouth voice={voice} lips={lips} />
    </>
  );
}
