// A slideshow for readers: one text at a time, said aloud, and nothing is left of it.
import "./slideshow.css";

import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../contract/board";
import type { PlainGuide, TextSlideshow } from "../../contract/plain";
import { isOver, type SlideshowRun, useSlideshow } from "../../contract/slideshow";

const running = signal<SlideshowRun<TextSlideshow> | null>(null);

/** What the prompt says meanwhile; empty when no slideshow is on. */
export const slideshowPrompt = computed(() => {
  const run = running.value;
  if (!run) return "";
  return isOver(run) ? run.slideshow.after : run.slideshow.prompt;
});

/** Have all slides passed? */
export const slidesHavePassed = (): boolean => running.value !== null && isOver(running.value);

/** How far it is: the seconds until it begins, then the number of the text. */
function Progress({ run, next }: { run: SlideshowRun<TextSlideshow>; next: () => void }) {
  const { slideshow, at } = run;
  const over = isOver(run);
  return (
    <div class="foot-line">
      {at >= 0 && !over && <span>{`${at + 1} / ${slideshow.slides.length}`}</span>}
      {at < 0 && !slideshow.byHand && <b aria-hidden="true">{-at}</b>}
      {(slideshow.byHand || over) && (
        <button type="button" class="button first" data-quick onClick={next}>
          {over ? slideshow.done : at < 0 ? slideshow.begin : slideshow.next}
        </button>
      )}
    </div>
  );
}

export function TextSlideshowPanel({ props, guide }: { props: BoardProps; guide: PlainGuide | null }) {
  const next = useSlideshow(props, guide?.slideshow?.(props), running);
  const panel = useRef<HTMLDivElement>(null);
  const run = running.value;
  const isOn = run !== null;
  useEffect(() => {
    if (isOn) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOn]);
  const words = run && (run.at < 0 ? run.slideshow.lead : (run.slideshow.slides[run.at]?.text ?? run.slideshow.after));
  const passing = run !== null && run.at >= 0 && !isOver(run);
  // The place of the text is always there, because screen readers only announce what comes into a known place.
  // Each text is a line of its own, so that the same one twice in a row is said twice.
  return (
    <div ref={panel} class={run ? "text-slideshow on-night" : undefined} data-prose={(run && !passing) || undefined}>
      {run && <b class="title">{run.slideshow.title}</b>}
      <p aria-live="assertive">
        {run && (
          <span key={Math.max(run.at, -1)} class={run.at % 2 ? "odd" : "even"}>
            {words}
          </span>
        )}
      </p>
      {run && <Progress run={run} next={next} />}
    </div>
  );
}
