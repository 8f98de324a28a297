import { say } from "../words";
import cloth from "../art/cloth.svg";
import window from "../art/window.svg";
import type { ArrangingProps } from "./Arranging";
import { Invite } from "./Invite";
import { botPlan } from "./plan";
import { SeatCard } from "./SeatCard";

/** Every other seat left and right of the table, mine at its end. */
function sides(seats: number): number[][] {
  const others = Array.from({ length: seats - 1 }, (_, place) => place + 1);
  return [others.filter((seat) => seat % 2 === 1), others.filter((seat) => seat % 2 === 0)];
}

function FreePlace({ game, plan, change }: ArrangingProps) {
  if (!change || plan.seats.length >= (game.players.at(-1) ?? 0)) return null;
  const add = (friend: boolean) =>
    change({ seats: [...plan.seats, friend ? { kind: "open" } : botPlan(game, plan.seats)] });
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

export function DiningCar(props: ArrangingProps) {
  const host = props.mine?.[0] ?? 0;
  const order = props.plan.seats.map((_, place) => (place + host) % props.plan.seats.length);
  const [left = [], right = []] = sides(order.length);
  const card = (place: number) => <SeatCard key={order[place]} {...props} seat={order[place] ?? 0} />;
  return (
    <section class="dining on-night" aria-label={say("seats-around")}>
      <img class="window" src={window} alt="" />
      <div class="around" data-many={order.length > 5 || undefined}>
        <img class="cloth" src={cloth} alt="" />
        <Invite table={props.table} seats={props.plan.seats} />
        <div class="side left">
          {left.map(card)}
          {left.length <= right.length && <FreePlace {...props} />}
        </div>
        <div class="side right">
          {right.map(card)}
          {left.length > right.length && <FreePlace {...props} />}
        </div>
        <div class="side end">{card(0)}</div>
      </div>
    </section>
  );
}
