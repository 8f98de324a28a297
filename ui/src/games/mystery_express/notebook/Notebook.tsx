// The deduction sheet: 24 elements by what was seen when, and eight times to be counted by hand.
import type { BoardProps } from "../../../contract/board";
import { shortName } from "../cards/Card";
import { Fit } from "../cards/Fit";
import { kind, Shape } from "../cards/shapes";
import { isTrue } from "../ending/turning";
import { showing } from "../shows/timeShow";
import { CRIME, sheetOf, shortCategory, viewOf } from "../table";
import type { Row, Sheet } from "../view";
import { Cell } from "./Cell";
import { Draft } from "./Draft";
import { ColumnSign, Legend, SIGNS } from "./Legend";
import { Seal } from "./Seal";
import { Times } from "./Times";

const SEEN: Record<string, string> = { "/": "sheet.seen_once", "+": "sheet.got", X: "sheet.both_seen" };

/** Do fingers write here? They need room. */
const isTouched = ({ phone }: BoardProps) => phone || matchMedia("(pointer: coarse)").matches;

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
        <ColumnSign column={column} />
        {!sign && column !== "hand" && column.slice(3)}
      </abbr>
    </th>
  );
}

/** In the hand column a single card is a dot. */
const isDot = (column: string, cell: string) => column === "hand" && cell === "/";

function says({ texts }: BoardProps, row: Row, column: string, cell: string): string {
  if (isDot(column, cell)) return texts.word(row.kept ? "board-mine" : "board-given");
  const seen = SEEN[cell];
  return seen ? texts.word(seen) : "";
}

function Line({ props, row, at }: { props: BoardProps; row: Row; at: number }) {
  const { texts } = props;
  const { columns } = sheetOf(props) as Sheet;
  const view = viewOf(props);
  const element = props.game.domains["element"]?.[row.element] ?? "";
  const name = texts.noun("element", row.element);
  const status = row.removed ? "removed" : row.status;
  const truth = isTrue(props, row.element);
  return (
    <tr class={truth ? `${status} truth` : status}>
      <th scope="row">
        {row.removed ? (
          <Fit text={shortName(props, row.element)} title={name} />
        ) : (
          <Draft props={props} element={row.element} at={[at, -1]}>
            <Fit text={shortName(props, row.element)} />
          </Draft>
        )}
        {status !== "open" && <span class="me-sr">, {texts.word(`sheet.${status}`)}</span>}
        {truth && <Seal says={texts.word("sheet.truth")} />}
      </th>
      {columns.map((column, place) => {
        const cell = row.cells[place] ?? "";
        return (
          <td key={column} class={`${SIGNS[column] ? "half" : column}${column === `leg${view.leg + 1}` ? " cur" : ""}`}>
            {!row.removed && (
              <Cell
                props={props}
                grid="elements"
                at={[at, place]}
                name={`${name}, ${texts.word(`column-${column}`)}`}
                mark={`${element} ${column}`}
                seen={isDot(column, cell) ? "" : cell}
                dot={isDot(column, cell) ? row.kept > 0 : undefined}
                says={says(props, row, column, cell)}
              />
            )}
          </td>
        );
      })}
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
    <section class={`me-page${isTouched(props) ? " roomy" : ""}${props.phone ? " phone" : ""}`} aria-label={texts.word("sheet")}>
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
