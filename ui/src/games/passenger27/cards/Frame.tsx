// What every card shares: a button where it may be chosen, lit then; otherwise a thing that lies there.
import type { ComponentChildren } from "preact";

export interface Choosing {
  /** Undefined where it cannot be chosen now. */
  pick?: (() => void) | undefined;
  /** The key that chooses it, printed on it. */
  digit?: string | undefined;
  /** Why it cannot be chosen, in two or three words. */
  why?: string | undefined;
  /** Chosen before, and still sealed. */
  pressed?: boolean | undefined;
  /** Its place on the board, for what flies there and for what is lit. */
  place?: string | undefined;
}

interface FrameProps extends Choosing {
  look: string;
  /** All that ears need, where the card itself says less. */
  says?: string | undefined;
  children: ComponentChildren;
}

export function Frame({ look, says, pressed, pick, digit, why, place, children }: FrameProps) {
  const inside = (
    <>
      {digit && pick && (
        <kbd class="tp-key" aria-hidden="true">
          {digit}
        </kbd>
      )}
      {children}
      {why && !pick && <i class="tp-why">{why}</i>}
    </>
  );
  if (pick)
    return (
      <button type="button" class={`tp-card ${look} lit`} aria-label={says} aria-pressed={pressed} data-id={place} onClick={pick}>
        {inside}
      </button>
    );
  return (
    <div class={why ? `tp-card ${look} dark` : `tp-card ${look}`} role={says ? "group" : undefined} aria-label={says} data-id={place}>
      {inside}
    </div>
  );
}

/** A symbol of game-icons. */
export function Symbol({ d }: { d: string | undefined }) {
  return (
    <svg class="tp-symbol" viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={d} />
    </svg>
  );
}
