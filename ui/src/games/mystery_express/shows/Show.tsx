// The Time show: a station hall, its clock, the cards in light. Each slide is drawn once; when all is over, nothing is left.
import type { BoardProps } from "../../../contract/board";
import { isOver, type SlideshowRun, useSlideshow } from "../../../contract/slideshow";
import { StationClock } from "../art/station/StationClock";
import { StationHall } from "../art/station/StationHall";
import { Afterwards } from "./Afterwards";
import { afterOf, leadOf, mannerOf, rarest, timesIn } from "./announcing";
import { Piles } from "./Piles";
import { newIn, runningShow, timeShowOf, type TimeShow } from "./timeShow";

const SECOND = 1000;

interface RunProps {
  props: BoardProps;
  run: SlideshowRun<TimeShow>;
}

/** For screen readers. Each slide is a new line, so that a time that comes twice in a row is said twice. */
function Said({ props: { texts }, run: { slideshow: show, at } }: RunProps) {
  const slide = show.slides[at];
  const around = at < 0 ? `${texts.noun("city", show.city)}. ${leadOf(texts, show)}` : afterOf(texts, show);
  return <span key={Math.max(at, -1)}>{slide ? timesIn(texts, slide) : around}</span>;
}

function wordsOf({ props: { texts }, run }: RunProps): string {
  if (isOver(run)) return afterOf(texts, run.slideshow);
  return run.at < 0 ? leadOf(texts, run.slideshow) : mannerOf(texts, run.slideshow);
}

/** The time of the card that passes; the number of the pile in hand; the seconds before; afterwards the time that is left. */
function Clock({ props: { game }, run }: RunProps) {
  const { slideshow: show, at } = run;
  const slide = show.slides[at];
  const unhurried = (milliseconds: number) => (show.byHand ? undefined : milliseconds);
  if (at < 0) return <StationClock figure={show.byHand ? "?" : String(-at)} runsOut={unhurried(SECOND)} />;
  if (!slide) {
    const rare = show.counts && game.domains["time"]?.[rarest(show.counts)];
    return <StationClock {...(rare ? { time: rare } : { figure: "✎" })} runsOut={unhurried(show.afterwards)} />;
  }
  if (show.manner === "in hand") return <StationClock figure={String(at + 1)} runsOut={unhurried(slide.milliseconds)} />;
  return <StationClock time={game.domains["element"]?.[newIn(slide)[0] ?? -1]} />;
}

/** One lamp for each slide, lit when it has come. */
function Progress({ run: { slideshow: show, at } }: RunProps) {
  const come = Math.min(at + 1, show.slides.length);
  return (
    <p class="me-show-progress">
      <span class="me-lamps" aria-hidden="true">
        {show.slides.map((_, slide) => (
          <i key={slide} class={slide < come ? "lit" : ""} />
        ))}
      </span>
      <span>{`${Math.max(come, 0)} / ${show.slides.length}`}</span>
    </p>
  );
}

function Foot({ props, run, next }: RunProps & { next: () => void }) {
  const { texts } = props;
  const over = isOver(run);
  return (
    <div class="me-show-foot">
      <p class="me-show-aim">{texts.word("board-lead-which")}</p>
      <Progress props={props} run={run} />
      {(run.slideshow.byHand || over) && (
        <button type="button" class="me-confirm" data-quick onClick={next}>
          {texts.word(over ? "board-show-done" : run.at < 0 ? "board-show-begin" : "board-show-next")}
        </button>
      )}
    </div>
  );
}

function Stage({ props, run, next }: RunProps & { next: () => void }) {
  const { texts, game } = props;
  const { slideshow: show } = run;
  return (
    <section class={`me-show ${show.manner.replace(" ", "-")}`} aria-label={texts.word("board-show")}>
      <StationHall city={game.domains["city"]?.[show.city] ?? ""} />
      <p class="me-show-title">
        <b>{texts.noun("city", show.city)}</b> <span>{wordsOf({ props, run })}</span>
      </p>
      <Clock props={props} run={run} />
      {isOver(run) ? <Afterwards props={props} show={show} /> : <Piles props={props} show={show} at={run.at} />}
      <Foot props={props} run={run} next={next} />
    </section>
  );
}

export function Show(props: BoardProps) {
  const next = useSlideshow(props, timeShowOf(props), runningShow);
  const run = runningShow.value;
  return (
    <>
      <p class="me-sr" aria-live="assertive">
        {run && <Said props={props} run={run} />}
      </p>
      {run && <Stage props={props} run={run} next={next} />}
    </>
  );
}
