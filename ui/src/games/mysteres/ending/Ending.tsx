// When it is over: every word that was sought, who found it, and for two players how well they did.
import type { BoardProps } from "../../../contract/board";
import { TileIcon } from "../art/Icon";
import { roundsPlayed } from "../notebook/scores";
import { idName, isTogether, nameOf, tileName, viewOf } from "../table";

/** How well two did together, on a scale of four. */
function Band(props: BoardProps) {
  const { texts, game } = props;
  const { band, scores } = viewOf(props);
  if (band === null) return null;
  return (
    <div class="my-bandrating">
      <p>
        <b>{scores[0] ?? 0}</b> <span>{texts.word("board-points", { points: scores[0] ?? 0 })}</span>
      </p>
      <ol>
        {(game.domains["band"] ?? []).map((name, id) => (
          <li key={name} data-reached={id <= band || undefined} data-here={id === band || undefined} aria-current={id === band || undefined}>
            {texts.noun("band", id)}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Ending(props: BoardProps) {
  const { texts } = props;
  const rounds = roundsPlayed(props);
  const { options } = viewOf(props);
  return (
    <section class="my-ending" aria-label={texts.word("board-words-sought")}>
      {isTogether(props) && <Band {...props} />}
      <h2>{texts.word("board-words-sought")}</h2>
      <ol>
        {rounds.map(({ number, word, key, finder, points, maestro }) => (
          <li key={number} class={`my-${idName(props, "tile", key)}`} data-found={finder !== null || undefined}>
            <i title={tileName(props, key)}>
              <TileIcon of={idName(props, "tile", key)} />
              <span>{number}</span>
            </i>
            <b lang={options.language}>{word}</b>
            <span>{finder === null ? texts.word("board-not-found") : texts.word("board-found-by", { name: nameOf(props, finder), points: points.get(finder) ?? 0 })}</span>
            <small>{texts.word("board-maestro-was", { name: nameOf(props, maestro) })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
