// The deduction sheet: 24 elements by what was seen when, and eight times to be counted by hand.
import type { BoardProps } from "../../../contract/board";
import { shortName } from "../cards/Card";
import { Fit } from "../cards/Fit";
import { kind, Shape } from "../cards/shapes";
import { showing } from "../shows/timeShow";
import { CRIME, sheetOf, shortCategory, viewOf } from "../table";
import type { Row, Sheet } from "../view";
import { Cell } from "./Cell";
import { Draft } from "./Draft";
import { Legend } from "./Legend";
import { Times } from "./Times";

const ARCH = "M3 17V10a7 7 0 0 1 14 0v7";
const ENVELOPE = "M2 5h16v11H2zM2 5l8 7 8-7";
const SIGNS: Record<string, string> = { tunnel: ARCH, budapest: ENVELOPE };
const SEEN: Record<string, string> = { "/": "sheet.seen_once", X: "sheet.both_seen" };

/** The rows of a category in the order of the reader's language. */
function rowsOf(sheet: Sheet, category: number, lang: string): Row[] {
  const rows = sheet.rows.filter((row) => row.category === category);
  if (lang !== "fr") return rows;
  const order = (row: Row) => sheet.french_rows.indexOf(row.element);
  return rows.sort((one, other) => order(one) - order(other));
}

function Head({ props, column }: { props: BoardProps; column: string }) {
  const view = viewOf(props);
  const title = props.texts.word(`column-${column}`);
  const sign = SIGNS[column];
  const current = column === `leg${view.leg + 1}`;
  return (
    <th scope="col" class={`${sign ? "half" : column}${current ? " cur" : ""}`}>
      <abbr title={title}>
        {(sign || column === "hand") && <span class="me-sr">{title}</span>}
        {column === "hand" && <i class="me-dot" />}
        {sign && (
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={sign} />
          </svg>
        )}
        {!sign && column !== "hand" && column.slice(3)}
      </abbr>
    </th>
  );
}

/** The hand column: a dot for each card that is mine, hollow once it has left me. */
function dots(dealt: string, mine: number): boolean[] {
  const ever = Math.max(mine, { "/": 1, X: 2 }[dealt] ?? 0);
  return Array.from({ length: ever }, (_, at) => at < mine);
}

function says({ texts }: BoardProps, cell: string, mine: boolean): string {
  const seen = SEEN[cell];
  return mine ? texts.word("sheet.own_hand") : seen ? texts.word(seen) : "";
}

function Line({ props, row, at }: { props: BoardProps; row: Row; at: number }) {
  const { texts } = props;
  const { columns } = sheetOf(props) as Sheet;
  const view = viewOf(props);
  const element = props.game.domains["element"]?.[row.element] ?? "";
  const name = texts.noun("element", row.element);
  const status = row.removed ? "removed" : row.status;
  const mine = [...view.hand, ...view.discard].filter((card) => card === row.element).length;
  return (
    <tr class={status}>
      <th scope="row">
        {row.removed ? (
          <Fit text={shortName(props, row.element)} title={name} />
        ) : (
          <Draft props={props} element={row.element} at={[at, -1]}>
            <Fit text={shortName(props, row.element)} />
          </Draft>
        )}
        {status !== "open" && <span class="me-sr">, {texts.word(`sheet.${status}`)}</span>}
      </th>
      {columns.map((column, place) => (
        <td key={column} class={`${SIGNS[column] ? "half" : column}${column === `leg${view.leg + 1}` ? " cur" : ""}`}>
          {!row.removed && (
            <Cell
              props={props}
              grid="elements"
              at={[at, place]}
              name={`${name}, ${texts.word(`column-${column}`)}`}
              mark={`${element} ${column}`}
              seen={column === "hand" ? "" : (row.cells[place] ?? "")}
              dots={column === "hand" ? dots(row.cells[place] ?? "", mine) : []}
              says={says(props, row.cells[place] ?? "", column === "hand" && mine > 0)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

export function Notebook(props: BoardProps) {
  const sheet = sheetOf(props);
  if (!sheet) return null;
  const { texts } = props;
  const rows = CRIME.map((category) => rowsOf(sheet, category, texts.lang));
  const before = (category: number) => rows.slice(0, category).reduce((sum, block) => sum + block.length, 0);
  return (
    <section class={props.phone ? "me-page phone" : "me-page"} aria-label={texts.word("sheet")}>
      <div class="me-page-head">
        <h2>{texts.word("board-sheet")}</h2>
        {showing.value ? <p role="status">{texts.word("board-locked")}</p> : <Legend props={props} />}
      </div>
      <div class="me-blocks" data-grid="elements">
        {rows.map((block, category) => (
          <table key={category} class={`me-block ${kind(category)}`}>
            <thead>
              <tr>
                <th class="cat" scope="col">
                  <span>
                    <Shape of={category} />
                    <Fit text={shortCategory(props, category)} />
                  </span>
                </th>
                {sheet.columns.map((column) => (
                  <Head key={column} props={props} column={column} />
                ))}
              </tr>
            </thead>
            <tbody>
              {block.map((row, at) => (
                <Line key={row.element} props={props} row={row} at={before(category) + at} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <Times {...props} />
      <p class="me-sr">
        {texts.word("board-mark-help")} {texts.word("board-draft-help")}
      </p>
    </section>
  );
}
