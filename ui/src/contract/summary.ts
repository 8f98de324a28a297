// What a game may draw for the summary of its rules (its summary.ts); without drawings, the summary is text alone.
import type { ComponentType } from "preact";

import type { Texts } from "../texts/texts";
import type { GameInfo } from "../wire";

export interface PictureProps {
  game: GameInfo;
  texts: Texts;
}

/**
 * The drawings, each under the rule that its point of SUMMARY.md names first. They are for the eyes alone: a point says
 * in words all that there is to know.
 */
export type SummaryPictures = Record<string, ComponentType<PictureProps>>;
