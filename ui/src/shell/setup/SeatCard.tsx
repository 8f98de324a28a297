import type { SeatPlan } from "../../wire";
import { say } from "../text/say";
import { Icon } from "../widgets/Icon";
import { botLabel } from "./botNames";
import { FreeSeatButton } from "./FreeSeatButton";
import type { SetupProps } from "./SetupForm";
import { botPlan } from "./tablePlan";

interface Props extends SetupProps {
  seat: number;
}

function Portrait({ seat, name }: { seat: SeatPlan; name: string }) {
  const sign = seat.kind === "bot" ? <Icon of="robot" size={26} /> : name ? [...name][0] : <Icon of="letter" size={24} />;
  return <div class="medal" aria-hidden="true">{sign}</div>;
}

function kindOf(seat: SeatPlan, arrived: boolean): string {
  if (seat.kind === "bot") return say("bot");
  if (seat.kind === "me") return say("on-this-device");
  return say(arrived ? "arrived" : "expected");
}

/** Who sits here, and who else could. */
function Exchange({ game, plan, change, seat }: Props & { change: NonNullable<Props["change"]> }) {
  const put = (next: SeatPlan) => change({ seats: plan.seats.map((old, place) => (place === seat ? next : old)) });
  const rest = plan.seats.filter((_, place) => place !== seat);
  const kind = plan.seats[seat]?.kind ?? "open";
  const several = plan.seats.filter((other) => other.kind === "me").length;
  const kinds = {
    open: () => put({ kind: "open" }),
    bot: () => put(botPlan(game, rest)),
    me: () => put({ kind: "me", name: say("guest-number", { number: several + 1 }) }),
  };
  return (
    <select
      class="exchange"
      aria-label={say("who-sits-here")}
      value={kind}
      onChange={(event) => kinds[event.currentTarget.value as SeatPlan["kind"]]()}
    >
      <option value="open">{say("friend")}</option>
      <option value="bot">{say("bot")}</option>
      <option value="me">{say("here-too")}</option>
    </select>
  );
}

/** Which bot sits here. */
function Bot({ game, texts, plan, change, seat, name }: Props & { name: string }) {
  const put = (bot: string) =>
    change?.({ seats: plan.seats.map((old, place) => (place === seat ? { ...old, bot } : old)) });
  const here = plan.seats[seat]?.bot ?? "";
  return (
    <select
      class="bot"
      aria-label={say("level-of", { name })}
      value={here}
      disabled={!change}
      onChange={(event) => put(event.currentTarget.value)}
    >
      {[...new Set([...game.bots, here])].map((bot) => (
        <option key={bot} value={bot}>
          {botLabel(texts, bot)}
        </option>
      ))}
    </select>
  );
}

function Remove({ game, plan, change, seat }: Props) {
  if (!change || plan.seats.length <= (game.players[0] ?? 1)) return null;
  const remove = () => change({ seats: plan.seats.filter((_, place) => place !== seat) });
  return (
    <button type="button" class="bare remove" aria-label={say("remove-seat", { number: seat + 1 })} onClick={remove}>
      <Icon of="close" size={16} />
    </button>
  );
}

function Name({ plan, change, seat, name }: Props & { name: string }) {
  if (!change || plan.seats[seat]?.kind !== "me") return <b>{name}</b>;
  const rename = (typed: string) =>
    change({ seats: plan.seats.map((old, place) => (place === seat ? { ...old, name: typed } : old)) });
  return (
    <input
      class="name"
      value={name}
      maxLength={20}
      aria-label={say("your-name")}
      onChange={(event) => rename(event.currentTarget.value.trim() || name)}
    />
  );
}

/** One place at the table: who sits there, and how it can be changed. */
export function SeatCard(props: Props) {
  const { plan, change, seat, table, mine } = props;
  const wish = plan.seats[seat];
  if (!wish) return null;
  const sits = table?.seats[seat];
  const name = sits?.name || wish.name || "";
  const me = wish.kind === "me" || (mine?.includes(seat) ?? false);
  const first = table ? mine?.[0] === seat : plan.seats.findIndex((other) => other.kind === "me") === seat;
  const guest = sits?.kind === "person" && !me;
  const fixed = first || guest;
  return (
    <div class="seat" data-letter={[...name][0] ?? "?"} data-kind={me ? "me" : wish.kind} data-here={sits?.here || undefined}>
      <div class="top">
        <Portrait seat={wish} name={name} />
        <div class="who">
          {me && first && <small>{say("your-name")}</small>}
          {name ? <Name {...props} name={name} /> : <b>{say("a-friend")}</b>}
          {change && !fixed && <Exchange {...props} change={change} />}
          {(!change || fixed) && !(me && first) && <small>{guest && !sits.here ? say("away") : kindOf(me ? { kind: "me" } : wish, name !== "")}</small>}
        </div>
        {!fixed && <Remove {...props} />}
        {guest && props.free && <FreeSeatButton name={name} free={() => props.free?.(seat)} />}
      </div>
      {wish.kind === "bot" && <Bot {...props} name={name} />}
      {wish.kind === "open" && !name && !me && <p>{say("bot-keeps-place")}</p>}
    </div>
  );
}
