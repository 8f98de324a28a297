// The 27 as the rules have them: looks change slowest, voices fastest.
import { type Features, type Looks, type Scent, VALUES, type Voice } from "../features";
import { GAME } from "../fixtures/moments";

export const CAST: string[] = GAME.domains["passenger"]?.filter((name) => name !== "pass") ?? [];

export const featuresOf = (place: number): Features => ({
  looks: VALUES.looks[Math.floor(place / 9)] as Looks,
  scent: VALUES.scent[Math.floor(place / 3) % 3] as Scent,
  voice: VALUES.voice[place % 3] as Voice,
});
