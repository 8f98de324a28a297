// What passes once, for readers: one text at a time, said aloud, and nothing is left of it.
import "./slideshow.css";

import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../contract/board";
import type { Passing, Reading } from "../../contract/plain";
import { type Run, useReel } from "../../contract/slideshow";

const passing = signal<Run<Passing> | null>(null);

/** What the prompt says meanwhile; empty when nothing passes. */
export const watching = computed(() => passing.value?.reel.watching ?? "");

/** How far it is: the seconds until it begins, then which text this is. */
function Foot({ run: { reel, at }, next }: { run: Run<Passing>; next: () => void }) {
  return (
    <div class="foot-line">
      {at >= 0 && <span>{`${at + 1} / ${reel.pictures.length}`}</span>}
      {at < 0 && !reel.byHand && <b aria-hidden="true">{-at}</b>}
      {reel.byHand && (
        <button type="button" class="button first" data-quick onClick={next}>
          {at < 0 ? reel.begin : reel.next}
        </button>
      )}
    </div>
  );
}

export function Passage({ props, reading }: { props: BoardProps; reading: Reading | null }) {
  const next = useReel(props, reading?.passing?.(props), passing);
  const panel = useRef<HTMLDivElement>(null);
  const run = passing.value;
  const runs = run !== null;
  useEffect(() => {
    if (runs) panel.current?.scrollIntoView({ block: "nearest" });
  }, [runs]);
  const text = run?.reel.pictures[run.at]?.text;
  // The place of the text is always there: only what comes into a known place is said aloud. Each text is a
  // line of its own there, so that the same one twice in a row is said twice.
  return (
    <div ref={panel} class={run ? "passage on-night" : undefined} data-lead={(run?.at ?? 0) < 0 || undefined}>
      {run && <b class="title">{run.reel.title}</b>}
      <p aria-live="assertive">
        {run && (
          <span key={Math.max(run.at, -1)} class={run.at % 2 ? "odd" : "even"}>
            {text ?? run.reel.lead}
          </span>
        )}
      </p>
      {run && <Foot run={run} next={next} />}
    </div>
  );
}
