// The Time show on the stage. Each picture is drawn once; when the last has passed, nothing is left.
import { useEffect, useState } from "preact/hooks";

import type { BoardProps } from "../../parts/board";
import { Card } from "./Card";
import { once } from "./once";
import { listOf, type Picture, type Reel, reelIn, showing } from "./reel";
import { Shape } from "./shapes";
import { viewOf } from "./table";

const unseen = once();

/** Runs the reel: which picture stands now, and how to go on by hand. */
function useReel(props: BoardProps): { reel: Reel | null; at: number; next: () => void; end: () => void } {
  const { news } = props;
  const [reel, setReel] = useState<Reel | null>(null);
  const [at, setAt] = useState(0);
  const steps = viewOf(props).options.time_show_mode === "step";
  useEffect(() => {
    const begun = unseen(news) ? reelIn(news) : null;
    if (!begun) return;
    setReel(begun);
    setAt(0);
  }, [news]);
  useEffect(() => {
    showing.value = reel !== null;
    return () => {
      showing.value = false;
    };
  }, [reel]);
  const end = () => setReel(null);
  const next = () => (reel && at + 1 < reel.pictures.length ? setAt(at + 1) : end());
  useEffect(() => {
    if (!reel || steps) return;
    const wait = props.still ? listOf(reel).milliseconds : reel.pictures[at]?.milliseconds;
    const timer = setTimeout(props.still ? end : next, wait);
    return () => clearTimeout(timer);
    // `next` and `end` are made anew at each draw; what they do depends on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reel, at, steps, props.still]);
  return { reel, at, next, end };
}

function Face({ props, time, fresh }: { props: BoardProps; time: number | null; fresh: boolean }) {
  if (time === null)
    return (
      <span class="me-back wide me-k-time">
        <Shape of={4} />
      </span>
    );
  return (
    <span class={fresh ? "me-flash fresh" : "me-flash"}>
      <Card props={props} element={time} />
    </span>
  );
}

function Pictures({ props, reel, at }: { props: BoardProps; reel: Reel; at: number }) {
  const picture = reel.pictures[at] as Picture;
  const hands = reel.manner === "in hand";
  const news = picture.cards.flatMap((time, pile) =>
    time !== null && (hands || pile === picture.fresh) ? [props.texts.noun("element", time)] : [],
  );
  return (
    <>
      <div class={hands ? "me-piles hands" : "me-piles"} key={hands ? at : "open"} aria-hidden="true">
        {picture.cards.map((time, pile) => (
          <Face key={`${pile} ${pile === picture.fresh ? at : ""}`} props={props} time={time} fresh={pile === picture.fresh} />
        ))}
      </div>
      <p class="me-sr" role="status" aria-live="assertive">
        {news.join(", ")}
      </p>
    </>
  );
}

/** The same for those who want no movement. */
function List({ props, reel }: { props: BoardProps; reel: Reel }) {
  return (
    <ol class="me-list">
      {listOf(reel).cards.map((time, at) => (
        <li key={at}>{time === null ? "—" : props.texts.noun("element", time)}</li>
      ))}
    </ol>
  );
}

export function Show(props: BoardProps) {
  const { reel, at, next, end } = useReel(props);
  if (!reel) return null;
  const { texts } = props;
  const steps = viewOf(props).options.time_show_mode === "step";
  const manner = { "one pile": "board-show-one", "three piles": "board-show-three", "in hand": "board-show-hand" };
  const blind = reel.pictures.every((picture) => picture.cards.every((card) => card === null));
  return (
    <section class="me-show" aria-label={texts.word("board-show")}>
      <p class="me-show-title">
        <b>{texts.noun("city", reel.city)}</b> {texts.word(blind ? "board-show-blind" : manner[reel.manner])}
      </p>
      {props.still ? <List props={props} reel={reel} /> : <Pictures props={props} reel={reel} at={at} />}
      <p class="me-show-foot">
        {!props.still && (
          <span>
            {at + 1} / {reel.pictures.length}
          </span>
        )}
        {steps && !props.still && (
          <button type="button" class="me-confirm" onClick={next}>
            {texts.word("board-show-next")}
          </button>
        )}
        {props.still && (
          <button type="button" class="me-confirm" onClick={end}>
            {texts.word("board-show-end")}
          </button>
        )}
      </p>
    </section>
  );
}
