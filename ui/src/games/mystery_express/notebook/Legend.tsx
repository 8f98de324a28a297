// What every sign of the sheet means, to be unfolded.
import type { ComponentChildren } from "preact";

import type { BoardProps } from "../../../contract/board";
import { viewOf } from "../table";
import { Ink } from "./Cell";
import { Seal } from "./Seal";

const ARCH = "M3 17V10a7 7 0 0 1 14 0v7";
const ENVELOPE = "M2 5h16v11H2zM2 5l8 7 8-7";
/** Columns that are named by a picture. */
export const SIGNS: Record<string, string> = { tunnel: ARCH, budapest: ENVELOPE };

export function ColumnSign({ column }: { column: string }) {
  const sign = SIGNS[column];
  if (!sign) return null;
  return (
    <svg class="me-column-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d={sign} />
    </svg>
  );
}

function Sign({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <li>
      <span aria-hidden="true">{children}</span>
      {says}
    </li>
  );
}

/** What only some tables have on their sheets. */
function Conclusions({ props }: { props: BoardProps }) {
  const { texts } = props;
  const { options, solution } = viewOf(props);
  const { sheet_assist, time_show_mode } = options;
  const statuses = ["removed", ...(sheet_assist === "inference" ? ["innocent", "solution"] : [])];
  return (
    <>
      {statuses.map((status) => (
        <Sign key={status} says={texts.word(`sheet.${status}`)}>
          <b class={`me-sample ${status}`}>Aa</b>
        </Sign>
      ))}
      {solution.length > 0 && (
        <Sign says={texts.word("sheet.truth")}>
          <Seal />
        </Sign>
      )}
      {time_show_mode === "tally" && (
        <Sign says={texts.word("board-low")}>
          <b class="me-sample low" />
        </Sign>
      )}
    </>
  );
}

export function Legend({ props }: { props: BoardProps }) {
  const { texts } = props;
  return (
    <details class="me-legend">
      <summary>{texts.word("board-legend")}</summary>
      <ul>
        <Sign says={texts.word("sheet.seen_once")}>
          <Ink mark="/" look="ink" />
        </Sign>
        <Sign says={texts.word("sheet.got")}>
          <Ink mark="+" look="ink" />
        </Sign>
        <Sign says={texts.word("sheet.both_seen")}>
          <Ink mark="X" look="ink" />
        </Sign>
        <Sign says={texts.word("board-mine")}>
          <i class="me-dot" />
        </Sign>
        <Sign says={texts.word("board-given")}>
          <i class="me-dot gone" />
        </Sign>
        <Sign says={texts.word("board-own-mark")}>
          <Ink mark="?" look="pencil" />
        </Sign>
        <Sign says={`${texts.word("board-draft")} – ${texts.word("board-draft-help")}`}>
          <i class="me-circled" />
        </Sign>
        <Sign says={texts.word("board-current-leg")}>
          <b class="me-sample cur" />
        </Sign>
        {Object.keys(SIGNS).map((column) => (
          <Sign key={column} says={texts.word(`column-${column}`)}>
            <ColumnSign column={column} />
          </Sign>
        ))}
        <Conclusions props={props} />
      </ul>
    </details>
  );
}
