// All that a board is given to draw, read from what the table knows.
import { batch } from "@preact/signals";

import type { BoardProps, GameUi } from "../../contract/board";
import type { TableInfo } from "../../wire";
import { gameOf, gameTexts } from "../server/catalogue";
import { phone, still } from "../settings/settings";
import type { Table } from "../table/table";
import { isTelevision } from "../table/television";
import { proposedBy } from "./proposals/inWords";

const asksForWords = ({ ask, answering }: Table): boolean => ask.value?.domain === "text" && answering.isOpen(ask.value);

/** Null until everything is here. */
export function boardProps(table: Table, known: TableInfo): BoardProps | null {
  const game = gameOf(known.game, known.options);
  const names = known.seats.map((seat) => seat.name);
  const texts = gameTexts(known.game, names, known.options);
  const position = table.position.value;
  if (!game || !texts || !position) return null;
  const planning = table.proposing.draft.value;
  return {
    game,
    table: known,
    // An onlooker who sees through somebody's eyes is shown that seat's things.
    seat: table.seat.value < 0 ? (table.viewpoint.value ?? -1) : table.seat.value,
    position: { ...position, ask: table.form.asked.value },
    justTold: table.justTold.value,
    told: table.told.value,
    texts,
    picks: table.picks.value,
    pick: (id) => table.form.choose(id),
    write: asksForWords(table) ? (words) => table.answer(words) : undefined,
    form: table.form.draft.value,
    marks: table.marks.value,
    mark: (key, text) => void table.request.mark(key, text),
    proposals: proposedBy(known.seats, texts, table.seat.value),
    forecasts: table.asides.forecasts.value,
    planning: planning && { ...planning, add: table.proposing.add },
    phone: phone.value,
    tv: isTelevision(table),
    shared: table.mine.value.length > 1,
    overtaken: table.seat.value < 0 && table.playback.behind.value > 0,
    still: still.value,
    clockAhead: table.serverClock.ahead.value,
  };
}

/** While my answer lies there sealed, a board may offer what can take its place. */
export function withChanges(table: Table, props: BoardProps, ui: GameUi): BoardProps {
  const { ask, laid } = props.position;
  if (ask || !laid || !ui.changesOnBoard?.(laid.ask)) return props;
  const others = laid.ask.options.filter((id) => id !== laid.choice);
  const change = (id: number) =>
    batch(() => {
      table.reconsidering.begin(true);
      table.answer(id);
    });
  return { ...props, picks: new Set(others), pick: change };
}
