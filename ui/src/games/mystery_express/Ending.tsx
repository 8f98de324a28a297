// The unmasking: the five cards of the crime are turned, then everybody's answers are read.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

import type { BoardProps } from "../../parts/board";
import { Card, shortName } from "./Card";
import { once } from "./once";
import { Medal } from "./Portrait";
import { Back, kind } from "./shapes";
import { CATEGORIES, nameOf, viewOf } from "./table";

const A_CARD = 1100;
const unplayed = once();

/** Are the cards still being turned? Until then nobody says who has won. */
export const unmasking = signal(false);

/** How many of the cards are turned by now: all at once for whoever comes later. */
function useTurning(props: BoardProps): number {
  const { news, still } = props;
  const whole = CATEGORIES.length;
  const [turned, setTurned] = useState(whole);
  useLayoutEffect(() => {
    if (!unplayed(news) || still || !news.some((told) => told.event === "SolutionUnmasked")) return;
    setTurned(0);
  }, [news, still]);
  useLayoutEffect(() => {
    unmasking.value = turned < whole;
    return () => {
      unmasking.value = false;
    };
  }, [turned, whole]);
  const together = viewOf(props).options.final_reveal === "all";
  useEffect(() => {
    if (turned >= whole) return;
    const timer = setTimeout(() => setTurned(together ? whole : turned + 1), A_CARD);
    return () => clearTimeout(timer);
  }, [turned, together, whole]);
  return turned;
}

function Truth({ props, turned }: { props: BoardProps; turned: number }) {
  const { solution } = viewOf(props);
  return (
    <ol class="me-truth" aria-live="polite">
      {CATEGORIES.map((name, category) => (
        <li key={name} class={category < turned ? "turned" : ""}>
          {category < turned && solution[category] !== undefined ? (
            <Card props={props} element={solution[category]} />
          ) : (
            <Back category={category} wide label={props.texts.noun("category", category)} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** One paper of one player: five entries, each right or wrong. */
function Paper({ props, lines, title }: { props: BoardProps; lines: (number | null)[]; title: string }) {
  const { solution } = viewOf(props);
  const blank = (entry: number | null | undefined) => typeof entry !== "number" || props.game.domains["element"]?.[entry] === "blank";
  return (
    <tr>
      <th scope="row">{title}</th>
      {(lines.every(blank) ? [] : CATEGORIES).map((name, category) => {
        const entry = lines[category];
        const right = entry === solution[category];
        const word = props.texts.word(right ? "board-right" : "board-wrong");
        if (typeof entry !== "number" || blank(entry)) return <td key={name}>—</td>;
        return (
          <td key={name} class={`${kind(category)} ${right ? "right" : "wrong"}`}>
            <i aria-hidden="true">{right ? "✓" : "✗"}</i> {shortName(props, entry)} <span class="me-sr">{word}</span>
          </td>
        );
      })}
      {lines.every(blank) && <td colSpan={CATEGORIES.length}>—</td>}
    </tr>
  );
}

function Player({ props, seat }: { props: BoardProps; seat: number }) {
  const { texts } = props;
  const view = viewOf(props);
  const won = view.winners.includes(seat);
  return (
    <tbody class={won ? "won" : ""}>
      <tr>
        <th scope="rowgroup" colSpan={6}>
          <Medal character={view.characters[seat] ?? -1} /> {nameOf(props, seat)}
          {won && <em>{texts.word("board-winner")}</em>}
          <b>
            {props.position.result?.scores[seat] ?? ""} / {CATEGORIES.length}
          </b>
        </th>
      </tr>
      <Paper props={props} lines={view.answers[seat] ?? []} title={texts.word("board-answer")} />
      <Paper props={props} lines={view.telegrams[seat] ?? []} title={texts.word("board-telegram")} />
    </tbody>
  );
}

export function Ending(props: BoardProps) {
  const turned = useTurning(props);
  const read = turned >= CATEGORIES.length;
  return (
    <section class="me-ending" aria-label={props.texts.word("board-truth")}>
      <h2>{props.texts.word("board-truth")}</h2>
      <Truth props={props} turned={turned} />
      {read && (
        <div class="me-papers" tabIndex={0} role="group" aria-label={props.texts.word("board-answer")}>
          <table>
            {props.table.seats.map(({ seat }) => (
              <Player key={seat} props={props} seat={seat} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}
