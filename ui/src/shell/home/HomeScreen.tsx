import "./home.css";

import { useEffect, useState } from "preact/hooks";

import type { Seated, TableInfo } from "../../wire";
import { profiled } from "../profiles";
import * as api from "../server/api";
import { fetchGames, games } from "../server/catalogue";
import { say } from "../text/say";
import { PageHeader } from "../widgets/PageHeader";
import { JoinByCode } from "./JoinByCode";
import { Poster } from "./Poster";
import { Resume } from "./Resume";
import { Tables } from "./Tables";

const OFTEN = 8000; // milliseconds between looks at the other tables

/** The games that have a profile, then whatever else the server has. */
function onShow(): string[] {
  const known = (games.value ?? []).map((game) => game.id);
  return [...profiled, ...known.filter((id) => !profiled.includes(id))];
}

function useTables() {
  const [open, setOpen] = useState<TableInfo[]>([]);
  const [mine, setMine] = useState<Seated[]>([]);
  const [fault, setFault] = useState("");
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      Promise.all([api.tables().then(setOpen), api.myTables().then(setMine), fetchGames()]).then(
        () => setFault(""),
        (reason: unknown) => setFault(api.faultText(reason)),
      );
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, []);
  return { open, mine, fault };
}

export function HomeScreen() {
  const { open, mine, fault } = useTables();
  return (
    <div class="platform">
      <PageHeader />
      <main id="content">
        <div class="headline">
          <h1>{say("which-train")}</h1>
        </div>
        {fault && (
          <p class="alarm" role="alert">
            {fault}
          </p>
        )}
        <ul class="posters">
          {onShow().map((id) => (
            <Poster key={id} id={id} />
          ))}
        </ul>
        <div class="lower">
          <Tables tables={open} mine={mine} />
          <JoinByCode />
          <Resume mine={mine} />
        </div>
      </main>
    </div>
  );
}
