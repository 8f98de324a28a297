// One cell of the sheet: what was seen, in ink; the player's own mark, in pencil.
import type { BoardProps } from "../../../contract/board";
import { showing } from "../shows/timeShow";
import { cycled, type Grid, typed, walked } from "./sheet";

const STROKE = "M5 16.5C8 12 11 8 15 3.5";
const CROSS = "M4.5 16.5C8 12 11 8 15.5 3.5M4.5 4C8 8 12 12 16 16.5";
const GOT = "+";
const LINES: Record<string, string> = { "/": STROKE, [GOT]: STROKE, X: CROSS };

export function Ink({ mark, look }: { mark: string; look: string }) {
  if (!mark) return null;
  const line = LINES[mark];
  if (/^\/{2,}$/.test(mark)) return <Tally count={mark.length} look={look} />;
  const got = mark === GOT && look === "ink"; // in pencil a plus is a plus
  if (!line || (mark === GOT && !got)) return <i class={look}>{mark}</i>;
  return (
    <svg class={`${look}${mark === "X" ? " cross" : ""}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={line} />
      {got && <circle cx="15.5" cy="15" r="3.5" />}
    </svg>
  );
}

export function Tally({ count, look }: { count: number; look: string }) {
  const strokes = Array.from({ length: count }, (_, at) => `M${12 - 3 * count + 6 * at} 2.5l-1 13`).join("");
  return (
    <svg class={look} viewBox="0 0 22 18" aria-hidden="true">
      <path d={strokes} />
    </svg>
  );
}

interface CellProps {
  props: BoardProps;
  grid: Grid;
  /** Row and column, for the arrow keys. */
  at: [number, number];
  name: string;
  /** The key of the mark, as “mo_hanged leg1”. */
  mark: string;
  /** What was seen, by the sheet's own marks. */
  seen: string;
  /** The card I was dealt, as a dot: is it still here? */
  dot?: boolean | undefined;
  says: string;
}

export function Cell({ props, grid, at, name, mark, seen, dot, says }: CellProps) {
  const own = props.marks[mark] ?? "";
  const write = (text: string) => {
    if (!showing.value && text !== own) props.mark(mark, text);
  };
  const press = (event: KeyboardEvent) => {
    if (walked(event)) return;
    const text = typed(grid, event, own);
    if (text === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // what is written here does not answer the question
    write(text);
  };
  return (
    <button
      type="button"
      class="me-cell"
      data-cell={at.join(",")}
      tabIndex={at[0] === 0 && at[1] === 0 ? 0 : -1}
      aria-label={[name, says, own && `${props.texts.word("board-own-mark")} ${own}`].filter(Boolean).join(", ")}
      aria-disabled={showing.value || undefined}
      onClick={() => write(cycled(grid, own))}
      onKeyDown={press}
    >
      {dot !== undefined && <i class={dot ? "me-dot" : "me-dot gone"} />}
      <Ink mark={seen} look="ink" />
      <Ink mark={own} look={seen || dot !== undefined ? "pencil beside" : "pencil"} />
    </button>
  );
}
