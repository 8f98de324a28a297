// Names called all at once: a slideshow of three pictures, made from what was just told, gone when it is over.
import { signal } from "@preact/signals";

import type { Slideshow, SlideshowRun } from "../../../contract/slideshow";
import type { Told } from "../../../wire";

/** Silence, the names, what became of it. */
export type Act = "hush" | "names" | "fates";

export interface Shot {
  shooter: number;
  passenger: number;
  /** The player who was hit; null for a miss. */
  victim: number | null;
}

export interface Call extends Slideshow<{ act: Act; milliseconds: number }> {
  shots: Shot[];
}

export const runningCall = signal<SlideshowRun<Call> | null>(null);

const HUSH = 900;
const NAMES = 1500;
const FATES = 2200;
const EACH = 500; // to read one more name, or one more fate

/** Did anybody call a name just now? */
export const isCall = (justTold: Told[]): boolean => justTold.some(({ event }) => event === "NamesCalled");

const calls = new WeakMap<Told[], Call>();

/** The call in what was just told, if there is one; the same one each time it is asked for. */
export function callOf(justTold: Told[]): Call | null {
  const known = calls.get(justTold);
  if (known) return known;
  const at = justTold.findIndex(({ event }) => event === "NamesCalled");
  const told = justTold[at];
  if (!told) return null;
  const { shooters, names } = told.facts as { shooters: number[]; names: number[] };
  const hits = justTold.slice(at).filter(({ event }) => event === "ShotHit");
  const shots = shooters.map((shooter, place) => {
    const hit = hits.find(({ facts }) => facts["seat"] === shooter);
    return { shooter, passenger: names[place] ?? -1, victim: (hit?.facts["target"] as number | undefined) ?? null };
  });
  const more = EACH * (shots.length - 1);
  const call: Call = {
    shots,
    leadIn: 0,
    byHand: false,
    afterwards: 0,
    slides: [
      { act: "hush", milliseconds: HUSH },
      { act: "names", milliseconds: NAMES + more },
      { act: "fates", milliseconds: FATES + more },
    ],
  };
  calls.set(justTold, call);
  return call;
}
