import type { ComponentChildren } from "preact";

import cloth from "../art/cloth.svg";
import window from "../art/window.svg";
import { say } from "../text/say";
import { Invite } from "./Invite";
import { SeatCard } from "./SeatCard";
import { type Place, placesAround } from "./seatPlaces";
import type { SetupProps } from "./SetupForm";
import { botPlan } from "./tablePlan";

function FreePlace({ game, plan, change }: SetupProps) {
  const add = (friend: boolean) =>
    change?.({ seats: [...plan.seats, friend ? { kind: "open" } : botPlan(game, plan.seats)] });
  return (
    <div class="seat free">
      <b>{say("free-place")}</b>
      <small>{say("players-span", { least: game.players[0] ?? 1, most: game.players.at(-1) ?? 1 })}</small>
      <div class="two">
        <button type="button" class="button" onClick={() => add(true)}>
          {say("friend")}
        </button>
        <button type="button" class="button" onClick={() => add(false)}>
          {say("bot")}
        </button>
      </div>
    </div>
  );
}

function At({ side, row, children }: Place & { children: ComponentChildren }) {
  return (
    <div class={`place ${side}`} style={{ "--row": row }}>
      {children}
    </div>
  );
}

/** Me at the end of the table and the others around it; the free place is where the next one would sit. */
export function SeatsAroundTable(props: SetupProps) {
  const { game, plan, change } = props;
  const taken = plan.seats.length;
  const seats = change && taken < (game.players.at(-1) ?? 0) ? taken + 1 : taken;
  const seatOf = (turn: number) => ((props.mine?.[0] ?? 0) + turn) % seats;
  return (
    <section class="seats-around-table on-night" aria-label={say("seats-around")}>
      <img class="window" src={window} alt="" />
      <div class="around" data-many={seats > 5 || undefined}>
        <img class="cloth" src={cloth} alt="" />
        <Invite table={props.table} seats={plan.seats} />
        <div class="places">
          {placesAround(seats).map((place, turn) => (
            <At key={seatOf(turn)} {...place}>
              {seatOf(turn) < taken ? <SeatCard {...props} seat={seatOf(turn)} /> : <FreePlace {...props} />}
            </At>
          ))}
        </div>
      </div>
    </section>
  );
}
