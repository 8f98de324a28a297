// The unmasking: the five cards of the crime are turned, then everybody's answers are read.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { once } from "../../../contract/once";
import { Card, shortName } from "../cards/Card";
import { Back, kind } from "../cards/shapes";
import { Sign } from "../cards/Thing";
import { isBlank, signed, tallyOf } from "../papers/papers";
import { Medal } from "../seats/Portrait";
import { CATEGORIES, nameOf, viewOf } from "../table";
import { turned, unmasking, WHOLE } from "./turning";

const A_CARD = 1100;
const unplayed = once();

function useTurning(props: BoardProps): void {
  const { justTold, still } = props;
  useLayoutEffect(() => {
    if (unplayed(justTold) && !still && justTold.some((told) => told.event === "SolutionUnmasked")) turned.value = 0;
  }, [justTold, still]);
  useLayoutEffect(() => () => void (turned.value = WHOLE), []);
  const now = turned.value;
  const together = viewOf(props).options.final_reveal === "all";
  useEffect(() => {
    if (now >= WHOLE) return;
    const timer = setTimeout(() => (turned.value = together ? WHOLE : now + 1), A_CARD);
    return () => clearTimeout(timer);
  }, [now, together]);
}

function Truth(props: BoardProps) {
  const { solution } = viewOf(props);
  return (
    <ol class="me-truth" aria-live="polite">
      {CATEGORIES.map((name, category) => (
        <li key={name} class={category < turned.value ? "turned" : ""}>
          {category < turned.value && solution[category] !== undefined ? (
            <Card props={props} element={solution[category]} />
          ) : (
            <Back category={category} wide label={props.texts.noun("category", category)} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface PaperProps {
  props: BoardProps;
  /** Whose it is, before their first paper. */
  children?: ComponentChildren;
  lines: (number | null)[];
  title: string;
  /** What it is worth, if that is not said elsewhere. */
  worth?: string;
}

/** One paper of one player: five entries, each right or wrong. */
function Paper({ props, children, lines, title, worth }: PaperProps) {
  const { solution } = viewOf(props);
  const blank = (entry: number | null | undefined) => isBlank(props, entry);
  return (
    <tr>
      {children}
      <th scope="row">
        {title} {worth && <b>{worth}</b>}
      </th>
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
      <Paper props={props} lines={view.answers[seat] ?? []} title={texts.word("board-answer")}>
        <th scope="rowgroup" rowSpan={2}>
          <span class="me-writer">
            <Medal character={view.characters[seat] ?? -1} />
            <span>
              {nameOf(props, seat)}
              {won && <em>{texts.word("board-winner")}</em>}
            </span>
            <b>
              {props.position.result?.scores[seat] ?? ""} / {CATEGORIES.length}
            </b>
          </span>
        </th>
      </Paper>
      <Paper props={props} lines={view.telegrams[seat] ?? []} title={texts.word("board-telegram")} worth={signed(tallyOf(props, seat).points)} />
    </tbody>
  );
}

/** What was hidden, over the columns: where there is no room for the cards beside the papers. */
function Heads({ props }: { props: BoardProps }) {
  return (
    <thead>
      <tr>
        <th colSpan={2}>{props.texts.word("board-truth")}</th>
        {viewOf(props).solution.map((element) => (
          <th key={element} scope="col">
            <Sign props={props} domain="element" id={element} />
            {shortName(props, element)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function Ending(props: BoardProps) {
  useTurning(props);
  return (
    <section class="me-ending" aria-label={props.texts.word("board-truth")}>
      <h2>{props.texts.word("board-truth")}</h2>
      <Truth {...props} />
      {!unmasking.value && (
        <div class="me-papers" tabIndex={0} role="group" aria-label={props.texts.word("board-answer")}>
          <table>
            <Heads props={props} />
            {props.table.seats.map(({ seat }) => (
              <Player key={seat} props={props} seat={seat} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}
