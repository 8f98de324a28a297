import { useState } from "preact/hooks";

import type { BoardProps, GameUi } from "../../parts/board";
import type { Table } from "../table";
import { Journal } from "./Journal";
import { Notices } from "./Notices";
import { Over } from "./Over";
import { Prompt } from "./Prompt";
import { SeatList } from "./SeatList";
import { type Tab, Tabs, useTurning } from "./Tabs";

export interface Laid {
  table: Table;
  props: BoardProps;
  ui: GameUi;
}

/** Board, prompt, my things, the others and the journal: side by side, or one after the other on a phone. */
export function Desk(laid: Laid) {
  const { props, ui } = laid;
  const [tab, turn] = useState<Tab>("hand");
  useTurning(laid, tab, turn);
  const shows = (one: Tab) => !props.phone || tab === one;
  const { Board, Hand } = ui;
  const Notebook = props.seat < 0 ? undefined : ui.Notebook; // who only looks on has no notebook
  return (
    <main id="content" class="desk" data-tab={tab}>
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
            <div class="hand" hidden={!shows("hand")}>
              <Hand {...props} />
            </div>
          )}
        </div>
        {Notebook && (
          <div class="notebook" hidden={!shows("notebook")}>
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
