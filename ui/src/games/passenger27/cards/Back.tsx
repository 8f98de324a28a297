// Cards from behind: rails that run together in the dark, and the emblem of the deck.
import { Frame, type Choosing } from "./Frame";
import { THINGS } from "../art/icons";

export type Deck = "passenger" | "action" | "disguise" | "skill" | "event" | "initiative";

const BOLT = "M13 2 5 14h6l-1 8 9-13h-6.5z";

function Emblem({ deck }: { deck: Deck }) {
  if (deck === "passenger" || deck === "action")
    return (
      <text x="30" y="47.6" text-anchor="middle">
        27
      </text>
    );
  if (deck === "initiative") return <path d={BOLT} transform="translate(18 30)" fill="currentColor" />;
  return <path d={THINGS[deck]} transform="translate(20 32) scale(.039)" fill="currentColor" />;
}

/** The drawing alone. */
export function BackArt({ deck }: { deck: Deck }) {
  return (
    <svg class={`tp-back ${deck}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="edge" x=".75" y=".75" width="58.5" height="82.5" rx="4" />
      <rect class="line" x="4" y="4" width="52" height="76" rx="2" />
      <path class="rails" d="M4 66l26-36 26 36M4 74l26-36 26 36M4 58l26-36 26 36M4 50l26-36 26 36" />
      <path class="fan" d="M18 4l12 14L42 4M10 4l20 22L50 4" />
      <circle class="seal" cx="30" cy="42" r="15" />
      <circle class="seal thin" cx="30" cy="42" r="12.4" />
      <Emblem deck={deck} />
    </svg>
  );
}

/** A card from behind, with the words for those who cannot see it. */
export function Back({ deck, says, ...choosing }: Choosing & { deck: Deck; says?: string }) {
  return (
    <Frame look="back" says={says} {...choosing}>
      <BackArt deck={deck} />
    </Frame>
  );
}
