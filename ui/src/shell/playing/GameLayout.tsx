import { useState } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import { lyingPhone, narrowDesk } from "../settings/settings";
import type { Table } from "../table/table";
import { GameOver } from "./GameOver";
import { Journal } from "./journal/Journal";
import { Notices } from "./Notices";
import { Prompt } from "./prompt/Prompt";
import { SideBySide, type Together } from "./seats/SideBySide";
import { SeatList } from "./seats/SeatList";
import { useScene } from "./staging/litPlace";
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

/** Panels that take turns where there is no room for all of them. */
function tabsOf({ props, ui }: GameScreenProps): Tab[] {
  if (props.seat < 0) return []; // onlookers have neither hand nor notebook
  const notebook: Tab[] = ui.Notebook ? ["notebook"] : [];
  if (props.phone) return ["hand", ...notebook, "log"];
  return narrowDesk.value && notebook.length ? [...notebook, "log"] : [];
}

/** What everybody at a shared device sees together is shown without anybody's private things. */
function isCovered({ props, ui, table }: GameScreenProps): boolean {
  return table.mine.value.length > 1 && Boolean(ui.attentionPrompt?.(props)) && !ui.showsEachSeatItsOwn?.(props.justTold);
}

interface GameLayoutProps extends GameScreenProps {
  together?: Together | null;
  /** On a shared device where all is open: whoever has yet to take it. */
  next?: number | null;
}

/** Board, prompt, my things, the others and the journal: side by side, or one after the other on a phone. */
export function GameLayout({ together = null, next = null, ...given }: GameLayoutProps) {
  const { props, ui } = given;
  const tabs = tabsOf(given);
  const [chosen, turn] = useState<Tab>("hand");
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? "hand");
  useAutomaticTab(given, tab, turn);
  useScene(given, tab);
  const shows = (one: Tab) => !tabs.includes(one) || tab === one;
  const { Board, Hand } = ui;
  const Notebook = props.seat < 0 ? undefined : ui.Notebook;
  const covered = isCovered(given);
  const prompt = <Prompt {...given} next={next} toBoard={props.phone && tab !== "hand" ? () => turn("hand") : null} />;
  const notices = <Notices {...given} />; // over the board, however it is scrolled; onlookers have them below it
  const below = props.phone && !lyingPhone.value; // the board: there is no room beside it
  const ended = Boolean(props.position.result) && !ui.attentionPrompt?.(props);
  const looksBack = ended && props.seat >= 0 && given.table.seat.value < 0; // through somebody's eyes: the result stays uncovered
  const over = ended && (
    <>
      <GameOver {...given} />
      {looksBack && notices}
    </>
  );
  return (
    <main id="content" class="game-layout" data-tab={tab} data-broadcast={props.seat < 0 || undefined} onClickCapture={onlyOnce}>
      <div class="arena" tabIndex={props.phone ? 0 : undefined}>
        {props.phone && <SeatList {...given} />}
        <section class="public on-night" hidden={!shows("hand") && !lyingPhone.value}>
          <Board {...props} />
          {below && over}
        </section>
        {props.seat < 0 && notices}
      </div>
      {props.seat >= 0 && !looksBack && notices}
      <div class="own-side" inert={ui.fillsWindow?.()}>
        <div class="lower-table" data-notebook={Notebook ? true : undefined}>
          <div class="others">
            {!props.phone && <SeatList {...given} />}
            <Journal {...given} hidden={!shows("log")} />
          </div>
          <div class="mine" hidden={!shows("hand")}>
            {!props.phone && prompt}
            {!below && over}
            {together && (
              <div class="hand">
                <SideBySide {...together} table={given.table} props={props} />
              </div>
            )}
            {Hand && !together && (
              <div class="hand" hidden={covered}>
                <Hand {...props} />
              </div>
            )}
          </div>
          {tabs.length > 0 && !props.phone && <Tabs {...given} tabs={tabs} tab={tab} turn={turn} />}
          {Notebook && (
            <div class="notebook" hidden={!shows("notebook") || covered}>
              <Notebook {...props} />
            </div>
          )}
        </div>
        {props.phone && prompt}
        {tabs.length > 0 && props.phone && <Tabs {...given} tabs={tabs} tab={tab} turn={turn} />}
      </div>
    </main>
  );
}
