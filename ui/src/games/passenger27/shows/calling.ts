// Names called all at once: silence, the names, what became of it. Made from what was just told, gone when it is over.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { once } from "../../../contract/once";
import type { Told } from "../../../wire";
import type { View } from "../view";

export const ACTS = ["hush", "names", "fates"] as const;
export type Act = (typeof ACTS)[number];

export interface Shot {
  shooter: number;
  passenger: number;
  /** The player who was hit; null for a miss. */
  victim: number | null;
}

export interface Call {
  shots: Shot[];
  /** Who falls: nobody is to see it before it is told. */
  falls: number[];
  /** Which act is on. */
  at: number;
}

/** The call that is on the stage. Other than a slideshow it goes on when the game is over: the last shot is the greatest. */
export const runningCall = signal<Call | null>(null);

const MILLISECONDS: Record<Act, number> = { hush: 900, names: 1500, fates: 2200 };
const EACH = 500; // to read one more name, or one more fate

/** Did anybody call a name just now? */
export const isCall = (justTold: Told[]): boolean => justTold.some(({ event }) => event === "NamesCalled");

export function shotsIn(justTold: Told[]): Shot[] {
  const at = justTold.findIndex(({ event }) => event === "NamesCalled");
  const { shooters = [], names = [] } = (justTold[at]?.facts ?? {}) as { shooters?: number[]; names?: number[] };
  const hits = at < 0 ? [] : justTold.slice(at).filter(({ event }) => event === "ShotHit");
  return shooters.map((shooter, place) => {
    const hit = hits.find(({ facts }) => facts["seat"] === shooter);
    return { shooter, passenger: names[place] ?? -1, victim: (hit?.facts["target"] as number | undefined) ?? null };
  });
}

const VERDICTS = ["ShotHit", "ShotMissed"];
const PAYMENTS = ["SkillDiscarded", "DisguiseDiscarded"]; // for shots under the smoke: they lie between the names and the verdicts

/** What the call tells itself. Who goes out is told after it: each shows an identity. */
export const belongsToCall = ({ event }: Told): boolean => VERDICTS.includes(event) || PAYMENTS.includes(event);

/** Who falls: was living before the names were called, and is no longer. */
const fallsIn = (before: number[], now: number[]): number[] => before.filter((seat) => !now.includes(seat));

/** What is known while the names are being called: as it was before. */
export function beforeTheFates(view: View): View {
  const call = runningCall.value;
  if (!call || ACTS[call.at] === "fates") return view;
  const named = call.shots.map(({ passenger }) => passenger);
  const shown = view.out.filter(({ seat }) => call.falls.includes(seat)).map(({ passenger }) => passenger);
  return {
    ...view,
    out: view.out.filter(({ seat }) => !call.falls.includes(seat)),
    living: [...new Set([...view.living, ...call.falls])].sort(),
    exposed: view.exposed.filter(({ passenger }) => !named.includes(passenger) && !shown.includes(passenger)),
    identities: view.identities.map((identity, seat) => (seat === view.seat || !call.falls.includes(seat) ? identity : null)),
    winners: [],
    reason: null,
  };
}

const goesOut = (justTold: Told[], seat: number) => justTold.some(({ event, facts }) => event === "PlayerOut" && facts["seat"] === seat);

const unplayed = once();

function advance(): void {
  const call = runningCall.value;
  runningCall.value = call && call.at + 1 < ACTS.length ? { ...call, at: call.at + 1 } : null;
}

/** Plays the call in what was just told, once. Returns how to go on to what comes next. */
export function useCall({ justTold, position }: Pick<BoardProps, "justTold" | "position">): () => void {
  const { living, out } = position.view as View;
  const before = useRef<number[] | null>(null);
  // Before the page is painted, so that nobody sees the end flash up.
  useLayoutEffect(() => {
    if (isCall(justTold) && unplayed(justTold)) {
      // Whoever comes in the middle of it has not seen who was living.
      const were = before.current ?? [...living, ...out.filter(({ seat }) => goesOut(justTold, seat)).map(({ seat }) => seat)];
      runningCall.value = { shots: shotsIn(justTold), falls: fallsIn(were, living), at: 0 };
    }
    before.current = living;
    // The position changes with what is told.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [justTold]);
  useLayoutEffect(() => () => void (runningCall.value = null), []);
  const call = runningCall.value;
  useEffect(() => {
    const act = call && ACTS[call.at];
    if (!act) return;
    const more = act === "hush" ? 0 : EACH * (call.shots.length - 1);
    const timer = setTimeout(advance, MILLISECONDS[act] + more);
    return () => clearTimeout(timer);
  }, [call]);
  return advance;
}
