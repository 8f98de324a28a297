// What the drawings of the summary are made of: tiles and people, small.
import type { ComponentChildren } from "preact";

import { Icon, TileIcon } from "../art/Icon";

export const Scene = ({ children }: { children: ComponentChildren }) => (
  <div class="my-sum">
    <div class="row">{children}</div>
  </div>
);

/** What stays together where there is no room for all in a row. */
export const Part = ({ children }: { children: ComponentChildren }) => <span class="part">{children}</span>;

/** Text side up. */
export const Open = ({ of, lit }: { of: string; lit?: boolean }) => (
  <span class={`tile my-${of}`} data-bright={lit || undefined}>
    <TileIcon of={of} />
  </span>
);

/** Void side up: a line of writing stands for what was said. */
export const Turned = ({ of, mark }: { of: string; mark?: string }) => (
  <span class={`tile paper my-${of}`}>
    <i>
      <TileIcon of={of} />
    </i>
    {mark ? <Icon of={mark} /> : <em>~</em>}
  </span>
);

export const Gone = ({ icon }: { icon: string }) => (
  <span class="tile gone">
    <Icon of={icon} />
  </span>
);

/** Somebody, by a letter; with what they do or what became of them. */
export const Person = ({ letter, badge, kind = "" }: { letter: string; badge?: string; kind?: string }) => (
  <span class={`person ${kind}`}>
    {letter}
    {badge && (/^\d$/.test(badge) ? <b>{badge}</b> : <Icon of={badge} />)}
  </span>
);

export const Arrow = () => <Icon of="arrow" class="to" />;

export const Points = ({ children }: { children: ComponentChildren }) => <b class="points">{children}</b>;
