// What several people wear, in colours of their own.
import type { Skin } from "./Face";
import { SKINS } from "./Face";

const SHOULDERS = "M6 104c0-18 10-25 28-29l9-4h14l9 4c18 4 28 11 28 29z";

/** Coat with lapels over a shirt; the tie, if there is one, lies over it. */
export function Coat({ coat, shirt = "#f4ead5", lapel = "#0006", stripes }: { coat: string; shirt?: string; lapel?: string; stripes?: string }) {
  return (
    <>
      <path d={SHOULDERS} fill={coat} />
      {stripes && <path d="M16 84v20M23 80v24M30 77v27M70 77v27M77 80v24M84 84v20" stroke={stripes} stroke-width="1.4" />}
      <path d="M40 72l10 28 10-28-10 6z" fill={shirt} />
      <path d="M40 71l-8 6 4 8-4 3 18 16-8-20zM60 71l8 6-4 8 4 3-18 16 8-20z" fill={lapel} />
    </>
  );
}

/** Wing collar and bow tie. */
export function BowTie({ fill, wings = "#fff" }: { fill: string; wings?: string }) {
  return (
    <>
      <path d="M41 70l9 8 9-8v8l-9 3-9-3z" fill={wings} />
      <path d="M50 79l-9-5v10zM50 79l9-5v10z" fill={fill} />
      <circle cx="50" cy="79" r="2.4" fill={fill} stroke="#0004" />
    </>
  );
}

export function Tie({ fill }: { fill: string }) {
  return (
    <>
      <path d="M41 70l9 8 9-8 1 6-7 6-3-4-3 4-7-6z" fill="#fff" />
      <path d="M47 78h6l-1.5 4 3 14-4.5 6-4.5-6 3-14z" fill={fill} />
    </>
  );
}

/** A dress or blouse with bare neck. */
export function Dress({ fill, skin, neck = "v" }: { fill: string; skin: Skin; neck?: "v" | "round" | "bare" }) {
  const opening = { v: "M41 71l9 21 9-21-9 4z", round: "M38 73c2 10 22 10 24 0l-6-3H44z", bare: "M24 79c14 14 38 14 52 0l-18-7H42z" }[neck];
  return (
    <>
      <path d="M12 104c1-17 10-23 24-27l8-5h12l8 5c14 4 23 10 24 27z" fill={fill} />
      <path d={opening} fill={SKINS[skin]} />
      <path d="M50 75l9-4-9 21z" fill="#000" opacity={neck === "v" ? 0.15 : 0} />
    </>
  );
}

/** Rough shirt, collar open. */
export function Shirt({ fill, skin, collar = "#0003" }: { fill: string; skin: Skin; collar?: string }) {
  return (
    <>
      <path d={SHOULDERS} fill={fill} />
      <path d="M42 71l8 16 8-16-8 4z" fill={SKINS[skin]} />
      <path d="M42 70l-7 5 6 9 9 2zM58 70l7 5-6 9-9 2z" fill={collar} />
    </>
  );
}
