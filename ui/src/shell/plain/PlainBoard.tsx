// The board of a game that has none: what this seat knows as a list, the people as a table, and the notebook.
import { useState } from "preact/hooks";

import type { BoardProps } from "../../contract/board";
import type { Grid } from "../../contract/plain";
import { plainGuideOf } from "../server/catalogue";
import { say } from "../text/say";
import { fieldName, fieldsOf, type Known, lineOf, notesIn } from "./knownFields";
import { TextSlideshowPanel } from "./TextSlideshowPanel";

function Facts({ props, facts }: { props: BoardProps; facts: Known[] }) {
  return (
    <dl>
      {facts.map(({ name, value, field }) => (
        <div key={name}>
          <dt>{fieldName(props, name)}</dt>
          <dd>{lineOf(props, value, field)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ grid, label }: { grid: Grid; label: string }) {
  return (
    <div class="roll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {grid.head.map((word, place) => (
              <th key={place} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((word, place) => (
                <td key={place}>{word}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isOfSeats = ({ field, value }: Known) => field.by[0] === "seat" && Array.isArray(value);

/** Everybody at the table, and what is known of each. */
function people(props: BoardProps, known: Known[]): Grid {
  const cell = ({ value, field }: Known, seat: number) =>
    lineOf(props, (value as unknown[])[seat], { ...field, by: field.by.slice(1) });
  return {
    head: [say("travellers-here"), ...known.map(({ name }) => fieldName(props, name))],
    rows: props.table.seats.map(({ seat, name }) => [name, ...known.map((one) => cell(one, seat))]),
  };
}

function Notebook(props: BoardProps) {
  const { notebook } = props.position;
  const grid = plainGuideOf(props.game.id)?.notebook?.(props);
  if (grid) return <Table grid={grid} label={say("tab-notebook")} />;
  return <Facts props={props} facts={notesIn(notebook)} />;
}

export function PlainBoard(props: BoardProps) {
  const { notebook } = props.position;
  const guide = plainGuideOf(props.game.id);
  const [seen] = useState(() => new Set<string>());
  if (guide === undefined) return null; // still on its way
  const known = fieldsOf(props, seen);
  const ofSeats = known.filter(isOfSeats);
  return (
    <>
      <TextSlideshowPanel props={props} guide={guide} />
      <div class="plain-board">
        <details open={!props.phone || props.seat < 0}>
          <summary>{say("what-i-know")}</summary>
          {ofSeats.length > 0 && <Table grid={people(props, ofSeats)} label={say("travellers-here")} />}
          <Facts props={props} facts={known.filter((one) => !isOfSeats(one))} />
        </details>
        {notebook !== null && typeof notebook === "object" && (
          <details>
            <summary>{say("tab-notebook")}</summary>
            <Notebook {...props} />
          </details>
        )}
      </div>
    </>
  );
}
