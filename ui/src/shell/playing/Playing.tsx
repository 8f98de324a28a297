import "./playing.css";

import { useEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { TableInfo } from "../../wire";
import * as api from "../server/api";
import { boardOf, gameOf, gameTexts } from "../server/catalogue";
import { phone, settings, still } from "../settings/settings";
import type { Table } from "../table/table";
import { say } from "../text/say";
import { Curtain, handedTo } from "./seats/HandOver";
import { Desk } from "./GameLayout";
import { GameHeader } from "./GameHeader";
import { useKeys } from "./shortcuts";
import { plainUi, plainUiOf } from "../plain/plainUi";
import { SeatGone } from "./seats/SeatTakenElsewhere";
import { useWatching } from "./attention";
import { Welcome } from "./prompt/Welcome";

/** All that a board is given to draw; null until everything is here. */
function boardProps(table: Table, known: TableInfo): BoardProps | null {
  const game = gameOf(known.game);
  const texts = gameTexts(known.game, known.seats.map((seat) => seat.name));
  const position = table.position.value;
  if (!game || !texts || !position) return null;
  return {
    game,
    table: known,
    // An onlooker who looks through somebody's eyes sees that seat's things.
    seat: table.seat.value < 0 ? (table.eyes.value ?? -1) : table.seat.value,
    position,
    news: table.news.value,
    told: table.told.value,
    texts,
    picks: table.picks.value,
    pick: (id) => table.answer(id),
    marks: table.marks.value,
    mark: (key, text) => void table.mark(key, text),
    phone: phone.value,
    still: still.value,
  };
}

function uiOf(id: string): GameUi | undefined {
  if (settings.value.plain) return plainUiOf(id);
  const found = boardOf(id);
  return found === null ? plainUiOf(id) : found;
}

function Laid({ table, props: given, ui }: { table: Table; props: BoardProps; ui: GameUi }) {
  const passing = useWatching(table, given, ui);
  // Nobody answers by accident what is asked behind something that passes.
  const props = passing ? { ...given, picks: new Set<number>() } : given;
  useKeys(table, props, ui);
  const title = props.texts.title();
  const asked = props.position.ask !== null;
  useEffect(() => {
    document.title = `${asked ? "● " : ""}${title} · ${props.table.code}`;
  }, [asked, title, props.table.code]);
  const next = handedTo(table, passing);
  return (
    <div class="playing" style={{ "--accent": ui.accent }} data-plain={ui.id === plainUi.id || undefined}>
      <GameHeader table={table} props={props} ui={ui} />
      {next === null ? <Desk table={table} props={props} ui={ui} /> : <Curtain table={table} seat={next} props={props} />}
      {next === null && <Welcome table={table} props={props} ui={ui} />}
    </div>
  );
}

/** Onlookers from the moment the seat was opened on another device, be it while this one was away. */
function useOwnSeat(table: Table): void {
  const seat = table.seat.value;
  const lost = seat >= 0 && !table.mine.value.includes(seat);
  useEffect(() => {
    if (lost) table.connect(table.mine.value[0] ?? null, table.mine.value.length === 0);
  }, [lost, table]);
  const refused = seat >= 0 && table.connection.value === "closed";
  useEffect(() => {
    if (refused) api.table(table.code).then((seated) => table.seated(seated), () => undefined);
  }, [refused, table]);
}

/** The game itself. */
export function Playing({ table, known }: { table: Table; known: TableInfo }) {
  const props = boardProps(table, known);
  const ui = uiOf(known.game);
  useOwnSeat(table);
  const patience = say(table.connection.value === "closed" ? "closed" : "loading");
  return (
    <>
      {props && ui ? (
        <Laid table={table} props={props} ui={ui} />
      ) : (
        <main id="content" class="empty">
          <p role="status">{patience}</p>
        </main>
      )}
      <SeatGone table={table} known={known} />
    </>
  );
}
