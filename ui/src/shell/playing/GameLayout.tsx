import { useState } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { Table } from "../table/table";
import { Journal } from "./journal/Journal";
import { Notices } from "./Notices";
import { Over } from "./GameOver";
import { Prompt } from "./prompt/Prompt";
import { SeatList } from "./seats/SeatList";
import { type Tab, Tabs, useTurning } from "./Tabs";

export interface Laid {
  table: Table;
  props: BoardProps;
  ui: GameUi;
}

const ANSWERS = ":is(.public, .hand, .answers) button:not([data-quick])";

/** The second click of a double click would answer the next question, which nobody has read yet. */
function onlyOnce(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).closest(ANSWERS)) return;
  event.stopPropagation();
  event.preventDefault();
}

/** Board, prompt, my things, the others and the journal: side by side, or one after the other on a phone. */
export function Desk(laid: Laid) {
  const { props, ui, table } = laid;
  const [tab, turn] = useState<Tab>("hand");
  useTurning(laid, tab, turn);
  const shows = (one: Tab) => !props.phone || tab === one;
  const { Board, Hand } = ui;
  const Notebook = props.seat < 0 ? undefined : ui.Notebook; // who only looks on has no notebook
  // What all at a shared device watch together, they watch without anybody's private things.
  const covered = table.mine.value.length > 1 && Boolean(ui.watching?.(props)) && !ui.eachAlone?.(props.news);
  return (
    <main id="content" class="desk" data-tab={tab} onClickCapture={onlyOnce}>
      {props.phone && <SeatList {...laid} />}
      <section class="public on-night" hidden={!shows("hand")}>
        <Board {...props} />
      </section>
      <Notices {...laid} />
      <div class="lower-table" data-notebook={Notebook ? true : undefined}>
        <div class="others" hidden={!shows("log")}>
          {!props.phone && <SeatList {...laid} />}
          <Journal {...laid} />
        </div>
        <div class="mine">
          {!props.phone && <Prompt {...laid} />}
          {props.position.result && !ui.watching?.(props) && <Over {...laid} />}
          {Hand && (
            <div class="hand" hidden={!shows("hand") || covered}>
              <Hand {...props} />
            </div>
          )}
        </div>
        {Notebook && (
          <div class="notebook" hidden={!shows("notebook") || covered}>
            <Notebook {...props} />
          </div>
        )}
      </div>
      {props.phone && (
        <div class="foot">
          <Prompt {...laid} />
          <Tabs {...laid} tab={tab} turn={turn} />
        </div>
      )}
    </main>
  );
}
