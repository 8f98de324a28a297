// What lies before a player: the laid card, initiative as last seen, disguises, skills, and what they know of me.
import { ACTIONS, THINGS } from "../art/icons";
import { Eye, Sign } from "../art/signs";
import { BackArt } from "../cards/Back";
import { Fit } from "../cards/Fit";
import { Symbol } from "../cards/Frame";
import type { Value } from "../features";

const BOLT = "M13 2 5 14h6l-1 8 9-13h-6.5z";

export interface SeatThingsProps {
  seat: number;
  /** A card is awaited, or lies there from behind, or was turned: then its name in the rules. */
  card: { awaited: boolean; laid: boolean; shown?: string | undefined };
  cardSays: string;
  /** Null while nobody has seen it. */
  initiative: number | null;
  disguises: number;
  skills: number;
  /** Features of mine that this player was told. */
  knows: Value[];
  knowsSays: string;
  valueName: (value: Value) => string;
  says: { initiative: string; disguises: string; skills: string };
}

function Count({ says, count, children }: { says: string; count: number | string; children: preact.ComponentChildren }) {
  return (
    <span class="tp-count" title={says}>
      {children}
      <b>{count}</b>
      <span class="tp-sr">{says}</span>
    </span>
  );
}

export function SeatThings({ seat, card, cardSays, initiative, disguises, skills, knows, knowsSays, valueName, says }: SeatThingsProps) {
  return (
    <div class="tp-seat" data-id={`seat-${seat}`}>
      {(card.awaited || card.laid || card.shown) && (
        <span class={card.shown ? "tp-played shown" : card.laid ? "tp-played laid" : "tp-played"} title={cardSays}>
          {card.shown ? <Symbol d={ACTIONS[card.shown]} /> : card.laid && <BackArt deck="action" />}
          <span class="tp-sr">{cardSays}</span>
        </span>
      )}
      <span class="tp-counts">
        <Count says={says.initiative} count={initiative ?? "?"}>
          <svg class="tp-bolt" viewBox="0 0 24 24" aria-hidden="true">
            <path d={BOLT} />
          </svg>
        </Count>
        <Count says={says.disguises} count={disguises}>
          <Symbol d={THINGS["disguise"]} />
        </Count>
        <Count says={says.skills} count={skills}>
          <Symbol d={THINGS["skill"]} />
        </Count>
      </span>
      {knowsSays && (
        <span class="tp-knows" title={knowsSays}>
          <span class="tp-sr">{knowsSays}</span>
          <Eye />
          {knows.map((value) => (
            <Sign key={value} value={value} label={valueName(value)} />
          ))}
          {!knows.length && <i aria-hidden="true">–</i>}
        </span>
      )}
    </div>
  );
}

interface SeatShownProps {
  seat: number;
  out: boolean;
  says: string;
  values: Value[];
  valueName: (value: Value) => string;
}

/** Somebody who is out, or has come to the end: who they were. */
export function SeatShown({ seat, out, says, values, valueName }: SeatShownProps) {
  return (
    <div class={out ? "tp-seat known out" : "tp-seat known"} data-id={`seat-${seat}`}>
      <span class="tp-was">
        <Fit text={says} />
      </span>
      <span class="tp-knows">
        {values.map((value) => (
          <Sign key={value} value={value} label={valueName(value)} />
        ))}
      </span>
    </div>
  );
}
