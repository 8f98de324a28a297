// Somebody on the train, drawn in a square of 100 behind the frame that tells the features.
import type { ComponentType } from "preact";

import type { Voice } from "../features";

/** The voice shows in the mouth; looks and scent show around the person. */
export type Person = ComponentType<{ voice: Voice }>;
