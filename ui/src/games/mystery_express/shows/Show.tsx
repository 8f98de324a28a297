// The Time show on the stage. Each slide is drawn once; when the last has passed, nothing is left.
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { useSlideshow } from "../../../contract/slideshow";
import { Card } from "../cards/Card";
import { Shape } from "../cards/shapes";
import { leadOf, mannerOf, timesIn } from "./announcing";
import { type Slide, runningShow, timeShowOf, type TimeShow } from "./timeShow";

function Face({ props, time, look = "" }: { props: BoardProps; time: number | null; look?: string }) {
  if (time === null)
    return (
      <span class="me-back wide me-k-time">
        <Shape of={4} />
      </span>
    );
  return (
    <span class={`me-flash ${look}`}>
      <Card props={props} element={time} />
    </span>
  );
}

/** Every second card of a pile leans: two equal ones in a row are seen to be two, even if nothing moves. */
function look({ cards, fresh }: Slide, at: number, pile: number): string {
  const leans = fresh >= 0 && Math.floor((at - pile) / cards.length) % 2 === 1;
  return `${pile === fresh ? "fresh" : ""} ${leans ? "leans" : ""}`;
}

function Pictures({ props, show, at }: { props: BoardProps; show: TimeShow; at: number }) {
  const slide = show.slides[at] as Slide;
  const hands = show.manner === "in hand";
  return (
    <div class={hands ? "me-piles hands" : "me-piles"} key={hands ? at : "open"} aria-hidden="true">
      {slide.cards.map((time, pile) => (
        <Face key={`${pile} ${pile === slide.fresh ? at : ""}`} props={props} time={time} look={look(slide, at, pile)} />
      ))}
    </div>
  );
}

/** The piles lie ready, face down, while the seconds are counted down as before a film. */
function LeadIn({ props, show, seconds }: { props: BoardProps; show: TimeShow; seconds: number }) {
  return (
    <div class={show.manner === "in hand" ? "me-piles hands" : "me-piles"} aria-hidden="true">
      {show.slides[0]?.cards.map((_, pile) => <Face key={pile} props={props} time={null} />)}
      {!show.byHand && (
        <b class="me-leader" key={`leader ${seconds}`}>
          {seconds}
        </b>
      )}
    </div>
  );
}

/** For screen readers. Each slide is a new line, so that a time that comes twice in a row is said twice. */
function Said({ props, show, at }: { props: BoardProps; show: TimeShow; at: number }) {
  const { texts } = props;
  const slide = show.slides[at];
  return <span key={Math.max(at, -1)}>{slide ? timesIn(texts, slide) : `${texts.noun("city", show.city)}. ${leadOf(texts, show)}`}</span>;
}

function Playing({ props, show, at, next }: { props: BoardProps; show: TimeShow; at: number; next: () => void }) {
  const { texts } = props;
  const stage = useRef<HTMLElement>(null);
  useEffect(() => stage.current?.scrollIntoView({ block: "nearest" }), []);
  const leads = at < 0;
  return (
    <section class="me-show" aria-label={texts.word("board-show")} ref={stage}>
      <p class="me-show-title">
        <b>{texts.noun("city", show.city)}</b> {leads ? leadOf(texts, show) : mannerOf(texts, show)}
      </p>
      {leads ? <LeadIn props={props} show={show} seconds={-at} /> : <Pictures props={props} show={show} at={at} />}
      <p class="me-show-foot">
        <span>{leads ? texts.word("board-lead-which") : `${at + 1} / ${show.slides.length}`}</span>
        {show.byHand && (
          <button type="button" class="me-confirm" data-quick onClick={next}>
            {texts.word(leads ? "board-show-begin" : "board-show-next")}
          </button>
        )}
      </p>
    </section>
  );
}

export function Show(props: BoardProps) {
  const next = useSlideshow(props, timeShowOf(props), runningShow);
  const run = runningShow.value;
  return (
    <>
      <p class="me-sr" aria-live="assertive">
        {run && <Said props={props} show={run.slideshow} at={run.at} />}
      </p>
      {run && <Playing props={props} show={run.slideshow} at={run.at} next={next} />}
    </>
  );
}
