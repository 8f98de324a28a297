import { useEffect, useState } from "preact/hooks";

import type { GameInfo, TableChange, TableInfo } from "../../wire";
import { SeatTakenElsewhere } from "../playing/seats/SeatTakenElsewhere";
import { TakeSeat } from "../playing/seats/TakeSeat";
import { go } from "../route";
import * as api from "../server/api";
import { gameOf, gameTexts } from "../server/catalogue";
import type { Table } from "../table/table";
import { sitDownTo, standUp } from "../table/terms";
import { say } from "../text/say";
import { Patience } from "../widgets/Patience";
import { setByHand } from "./optionParts";
import { SetupForm } from "./SetupForm";
import { type TablePlan, planOf } from "./tablePlan";

/** The options as they were chosen: what the table settles is left to it. */
function chosen(game: GameInfo, table: TableInfo): Record<string, unknown> {
  const chosen = game.options.map((option) => option.name).filter((name) => !game.settled_options.includes(name));
  return Object.fromEntries(Object.entries(table.options).filter(([name]) => chosen.includes(name)));
}

/** The host waits for friends, and friends for the host: everybody sees who comes. */
export function WaitingRoom({ table, known }: { table: Table; known: TableInfo }) {
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const guest = table.mine.value.length > 0 && !table.mine.value.includes(known.host);
  useEffect(() => (guest ? sitDownTo(table.table) : standUp()), [guest, table]);
  const game = gameOf(known.game);
  const texts = gameTexts(known.game, []);
  if (!game || !texts) return <Patience />;
  const mine = table.mine.value;
  const host = mine.includes(known.host);
  // Nobody need wait for ever for a host who went away; the server says when that is long enough.
  const begins = host || (guest && !known.seats[known.host]?.here);
  const trying = (asked: Promise<unknown>) => {
    setBusy(true);
    return asked.then(() => setFault(""), (reason: unknown) => setFault(api.faultText(reason, texts))).finally(() => setBusy(false));
  };
  const put = (changed: TableChange) => {
    void trying(
      api.change(known.code, changed).then((seated) => {
        table.table.value = seated.table;
        table.mine.value = seated.seats;
      }),
    );
  };
  const change = ({ seed: _seed, ...changed }: Partial<TablePlan>) => put(changed);
  const free = (seat: number) => put({ free: seat });
  const leave = () => void trying(api.leave(known.code).then(() => go("/")));
  const byHand = setByHand(game, known.options).map((name) => texts.setting(name));
  const { clock, listed, open_hands } = known;
  const plan = { seats: planOf(known.seats, mine), options: chosen(game, known), clock, listed, open_hands, seed: "" };
  return (
    <>
      <SetupForm
        game={game}
        texts={texts}
        plan={plan}
        {...(host && { change, free })}
        table={known}
        mine={mine}
        start={begins ? { label: say("punch"), act: () => void trying(api.start(known.code)), busy } : null}
        fault={fault}
        {...(mine.length > 0 && { leave })}
      />
      <SeatTakenElsewhere table={table} known={known} />
      {mine.length === 0 && table.takenElsewhere.value === null && (
        <TakeSeat table={table} known={known} title={texts.title()} byHand={byHand} />
      )}
    </>
  );
}
