import { useState } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { Table } from "../table/table";
import { GameOver } from "./GameOver";
import { Journal } from "./journal/Journal";
import { Notices } from "./Notices";
import { Prompt } from "./prompt/Prompt";
import { SeatList } from "./seats/SeatList";
import { type Tab, Tabs, useAutomaticTab } from "./Tabs";

/** What every part of the game screen is given. */
export interface GameScreenProps {
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
export function GameLayout(given: GameScreenProps) {
  const { props, ui, table } = given;
  const [tab, turn] = useState<Tab>("hand");
  useAutomaticTab(given, tab, turn);
  const shows = (one: Tab) => !props.phone || tab === one;
  const { Board, Hand } = ui;
  const Notebook = props.seat < 0 ? undefined : ui.Notebook; // onlookers have no notebook
  // What everybody at a shared device sees together is shown without anybody's private things.
  const covered = table.mine.value.length > 1 && Boolean(ui.attentionPrompt?.(props)) && !ui.showsEachSeatItsOwn?.(props.justTold);
  return (
    <main id="content" class="game-layout" data-tab={tab} onClickCapture={onlyOnce}>
      {props.phone && <SeatList {...given} />}
      <section class="public on-night" hidden={!shows("hand")}>
        <Board {...props} />
      </section>
      <Notices {...given} />
      <div class="lower-table" data-notebook={Notebook ? true : undefined}>
        <div class="others" hidden={!shows("log")}>
          {!props.phone && <SeatList {...given} />}
          <Journal {...given} />
        </div>
        <div class="mine">
          {!props.phone && <Prompt {...given} />}
          {props.position.result && !ui.attentionPrompt?.(props) && <GameOver {...given} />}
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
          <Prompt {...given} />
          <Tabs {...given} tab={tab} turn={turn} />
        </div>
      )}
    </main>
  );
}
