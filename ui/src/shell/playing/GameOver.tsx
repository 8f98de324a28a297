import { useState } from "preact/hooks";

import { go } from "../route";
import * as api from "../server/api";
import { say } from "../text/say";
import { Link } from "../widgets/Link";
import { FairDeal } from "./FairDeal";
import type { GameScreenProps } from "./GameLayout";
import { Conclusion, LookingBack } from "./LookingBack";

function Ranking({ props, ui }: GameScreenProps) {
  const { result } = props.position;
  if (!result) return null;
  const order = [...props.table.seats].sort((one, other) => (result.places[one.seat] ?? 0) - (result.places[other.seat] ?? 0));
  return (
    <ol class="ranking">
      {order.map(({ seat, name }) => {
        const why = ui.tiebreakReason?.(props, seat);
        return (
          <li key={seat} data-won={result.winners.includes(seat) || undefined}>
            <span class="place">{result.places[seat]}</span>
            <b>{name}</b>
            {why && <small>{why}</small>}
            <span class="points">{ui.standing ? ui.standing(props, seat) : say("points", { count: result.scores[seat] ?? 0 })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Another game with the same people: beside what the prompt says, so it is at hand however much there is to read. */
export function Rematch({ props, table }: GameScreenProps) {
  const [fault, fail] = useState("");
  const { code, rematch } = props.table;
  if (!props.position.result) return null;
  const again = () => {
    api.rematch(code).then(
      (seated) => go(`/t/${seated.table.code}`),
      (reason: unknown) => fail(api.faultText(reason)),
    );
  };
  return (
    <>
      {rematch && (
        <Link class="button first" href={`/t/${rematch}`}>
          {say("to-rematch")}
        </Link>
      )}
      {!rematch && table.mine.value.length > 0 && (
        <button type="button" class="button first" onClick={again}>
          {say("rematch")}
        </button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </>
  );
}

/** The end: how it came, who won, what could have been known, and what to do next. */
export function GameOver(given: GameScreenProps) {
  const { props } = given;
  return (
    <section class="over" aria-label={say("result")}>
      <Conclusion {...given} />
      <Ranking {...given} />
      <LookingBack {...given} />
      <div class="row-of-buttons">
        <a class="button" href={api.recordOf(props.table.code)} download>
          {say("download-record")}
        </a>
        <Link class="button" href="/">
          {say("back-to-platform")}
        </Link>
      </div>
      <FairDeal table={given.table} known={props.table} />
    </section>
  );
}
