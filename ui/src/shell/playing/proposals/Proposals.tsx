import "./proposals.css";

import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";

/** What the seats propose to each other, in words; one's own can be withdrawn. */
export function Proposals({ table, props }: GameScreenProps) {
  return (
    <ol class="log proposals" tabIndex={0} aria-live="polite" aria-label={say("proposals")}>
      {props.proposals.map(({ seat, plan, reason }) => (
        <li key={seat}>
          <b>{seat === props.seat ? say("you-propose") : say("somebody-proposes", { name: props.table.seats[seat]?.name ?? "" })}</b>
          {plan && <span>{plan}</span>}
          {reason && <q>{reason}</q>}
          {seat === props.seat && (
            <button type="button" class="button" onClick={() => table.proposing.withdraw()}>
              {say("withdraw")}
            </button>
          )}
        </li>
      ))}
      {!props.proposals.length && <li class="none">{say("no-proposals")}</li>}
    </ol>
  );
}
