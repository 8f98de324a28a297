// The end of a round: the lights go down, the Maestro's card is turned, the points are told.
import type { BoardProps } from "../../../contract/board";
import { CardBack, TileIcon } from "../art/Icon";
import { idName, isTogether, nameOf, tileName } from "../table";
import type { View } from "../view";
import { ACTS, type Reveal as Revealed, runningReveal, useReveal } from "./revealing";

function outcome(props: BoardProps, { finder, points, seats }: Revealed): string {
  const { texts } = props;
  if (finder === null) return texts.word("board-nobody");
  if (isTogether(props)) return texts.word("board-found-pair", { points });
  return texts.word("board-found", { name: nameOf(props, finder), points, names: texts.people(seats) });
}

/** Who has how much by now. */
function Totals({ props, run }: { props: BoardProps; run: Revealed }) {
  const { scores } = props.position.view as View;
  if (isTogether(props)) return <p class="my-totals">{props.texts.word("board-together", { points: scores[0] ?? 0 })}</p>;
  return (
    <ul class="my-totals">
      {props.table.seats.map(({ seat, name }) => (
        <li key={seat} data-won={run.seats.includes(seat) || undefined}>
          <b>{name}</b>
          <span>{scores[seat] ?? 0}</span>
          {run.seats.includes(seat) && <small>+{run.points}</small>}
        </li>
      ))}
    </ul>
  );
}

function TurnedCard({ props, run }: { props: BoardProps; run: Revealed }) {
  return (
    <div class={`my-turned my-${idName(props, "tile", run.key)}`}>
      <p class="my-band">
        <TileIcon of={idName(props, "tile", run.key)} />
        <b>{tileName(props, run.key)}</b>
      </p>
      <p class="my-word" data-size={run.word.length > 16 ? "small" : undefined} lang={run.before.options.language}>
        {run.word}
      </p>
      {run.also.length > 0 && <small>{props.texts.word("board-also-right", { words: run.also.join(", ") })}</small>}
    </div>
  );
}

export function Reveal(props: BoardProps) {
  const next = useReveal(props);
  const run = runningReveal.value;
  const act = run && ACTS[run.at];
  const { texts } = props;
  return (
    <>
      <p class="my-sr" aria-live="assertive">
        {run && act === "word" && texts.word("board-word-was", { word: run.word })}
        {run && act === "points" && outcome(props, run)}
      </p>
      {run && act && (
        <section class={`my-reveal ${act}`} data-found={run.finder !== null || undefined} aria-label={texts.word("board-reveals")}>
          <h2>{texts.word("board-reveals")}</h2>
          {act === "hush" ? <CardBack /> : <TurnedCard props={props} run={run} />}
          <div class="my-outcome">
            {act === "points" && (
              <>
                <p>{outcome(props, run)}</p>
                <Totals props={props} run={run} />
              </>
            )}
          </div>
          <button type="button" class="my-on" data-quick onClick={next}>
            {texts.word("board-go-on")}
          </button>
        </section>
      )}
    </>
  );
}
