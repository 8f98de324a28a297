// The three features by which people are told apart, and their values, in the order of the rules.
export const FEATURES = ["looks", "scent", "voice"] as const;
export type Feature = (typeof FEATURES)[number];

export const VALUES = {
  looks: ["formal", "casual", "eccentric"],
  scent: ["perfumed", "neutral", "foul"],
  voice: ["deep", "soft", "shrill"],
} as const;
export type Looks = (typeof VALUES.looks)[number];
export type Scent = (typeof VALUES.scent)[number];
export type Voice = (typeof VALUES.voice)[number];
export type Value = Looks | Scent | Voice;

/** One person's features. They are table data, not drawn into anybody: who corrects them corrects the pictures, too. */
export interface Features {
  looks: Looks;
  scent: Scent;
  voice: Voice;
}
