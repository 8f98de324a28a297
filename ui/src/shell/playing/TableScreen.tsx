import { useEffect, useState } from "preact/hooks";

import { go } from "../route";
import * as api from "../server/api";
import { fetchGames } from "../server/catalogue";
import { WaitingRoom } from "../setup/WaitingRoom";
import { fontsLoaded } from "../style/fonts";
import { addSalt } from "../table/salting";
import { rememberSeatKey } from "../table/seatKeys";
import { Table } from "../table/table";
import { Television } from "../table/television";
import { NothingHere } from "../widgets/NothingHere";
import { Patience } from "../widgets/Patience";
import { Playing } from "./Playing";
import { TelevisionWaits } from "./Television";

/** Sit down: with the key of a seat's own link, in my own seat, or among the onlookers. */
async function sitDown(table: Table, secret: string): Promise<void> {
  await Promise.all([fetchGames(), fontsLoaded()]);
  const seated = secret ? await api.claim(table.code, secret) : await api.table(table.code);
  const mine = seated.seats[0] ?? null;
  if (secret) history.replaceState(null, "", `/t/${table.code}`);
  if (secret && mine !== null) rememberSeatKey(table.code, secret, mine);
  table.sit(seated);
}

const AGAIN = 2000; // milliseconds

/** Is the server away? Then it may well be back a little later. */
const isAway = (fault: unknown) => !(fault instanceof api.Refusal) || fault.status > 500;

interface Address {
  code: string;
  secret: string;
  television: boolean;
}

/** Where a code leads: to the waiting room before the game, to the game afterwards; a television looks on at both. */
export function TableScreen({ code: typed, secret, television }: Address) {
  const code = typed.toUpperCase();
  const [table] = useState(() => (television ? new Television(code) : new Table(code)));
  const [fault, fail] = useState<unknown>();
  useEffect(() => {
    if (typed !== code) go(`/t/${code}${television ? "/tv" : ""}`, true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const fall = (fault: unknown) => {
      fail(fault);
      if (isAway(fault) && !left) timer = setTimeout(sit, AGAIN);
    };
    const sit = () => void sitDown(table, secret).then(() => fail(undefined), fall);
    sit();
    return () => {
      left = true;
      clearTimeout(timer);
      table.close();
    };
  }, [table, secret, television, typed, code]);
  useEffect(() => addSalt(table), [table]);
  const refused = table.refused.value;
  if (refused?.code === "table_closed") return <NothingHere reason={new api.Refusal(refused.code, refused.says, 404)} />;
  if (fault) return <NothingHere reason={fault} />;
  const known = table.table.value;
  if (!known) return <Patience />;
  if (known.status !== "setup") return <Playing table={table} known={known} />;
  if (known.dealing) return <Patience why="being-dealt" />;
  return television ? <TelevisionWaits known={known} /> : <WaitingRoom table={table} known={known} />;
}
