// What the drawings of the summary are made of.
import type { ComponentChildren } from "preact";

import type { PictureProps } from "../../../contract/summary";
import { Symbol } from "../cards/Frame";
import { constantsOf } from "../constants";
import { Portrait } from "../people/Portrait";
import { featuresIn } from "../table";

export const Scene = ({ children }: { children: ComponentChildren }) => <div class="tp-sum">{children}</div>;

export const Icon = ({ d }: { d: string | undefined }) => (
  <span class="icon">
    <Symbol d={d} />
  </span>
);

export const Arrow = () => (
  <svg class="arrow" viewBox="0 0 30 20">
    <path d="M2 10h24M19 3l8 7-8 7" />
  </svg>
);

/** Somebody from the train, as the box has them. */
export const Somebody = ({ who, game }: { who: string } & PictureProps) => (
  <Portrait who={who} features={featuresIn(constantsOf({ game }).passengers, who)} />
);
