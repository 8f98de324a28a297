import { useEffect, useState } from "preact/hooks";

import type { GameInfo, NewTable } from "../../wire";
import { go } from "../route";
import * as api from "../server/api";
import { fetchGames, gameOf, games, gameTexts } from "../server/catalogue";
import { choose } from "../settings/settings";
import { say } from "../text/say";
import { NothingHere } from "../widgets/NothingHere";
import { Patience } from "../widgets/Patience";
import { SetupForm } from "./SetupForm";
import { type TablePlan, seatsFor, usualOptions } from "./tablePlan";

function begin(game: GameInfo): TablePlan {
  return { seats: seatsFor(game, 1), options: {}, clock: "none", listed: false, open_hands: false, seed: "" };
}

function wanted(game: GameInfo, plan: TablePlan): NewTable {
  const { seed, ...table } = plan;
  return { game: game.id, ...table, seed: seed === "" ? null : Number(seed) };
}

function NewTableForm({ game }: { game: GameInfo }) {
  const [chosen, setPlan] = useState(() => begin(game));
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const texts = gameTexts(game.id, []);
  if (!texts) return <Patience />;
  // As long as nothing was chosen, another language brings what is usual there.
  const plan = { ...chosen, options: { ...usualOptions(game), ...chosen.options } };
  const waiting = plan.seats.some((seat) => seat.kind === "open");
  const open = () => {
    const me = plan.seats.find((seat) => seat.kind === "me")?.name;
    if (me && me !== say("guest")) choose({ name: me });
    setBusy(true);
    api.open(wanted(game, plan)).then(
      ({ table }) => go(`/t/${table.code}`),
      (reason: unknown) => {
        setFault(api.faultText(reason, texts));
        setBusy(false);
      },
    );
  };
  return (
    <SetupForm
      game={game}
      texts={texts}
      plan={plan}
      change={(changed) => setPlan({ ...chosen, ...changed })}
      start={{ label: say(waiting ? "open-table" : "punch"), act: open, busy }}
      fault={fault}
    />
  );
}

/** A table that is still being planned: it exists once it is opened. */
export function SetupScreen({ game: id }: { game: string }) {
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    fetchGames().catch(setFault);
  }, []);
  const game = gameOf(id);
  if (game) return <NewTableForm game={game} />;
  return games.value || fault ? <NothingHere reason={fault} /> : <Patience />;
}
