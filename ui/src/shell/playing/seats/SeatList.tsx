import { useEffect, useState } from "preact/hooks";

import type { SeatInfo } from "../../../wire";
import { botName } from "../../setup/botNames";
import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";
import type { GameScreenProps } from "../GameLayout";
import { isAway } from "./presence";

const LONG_WAIT = 301_000; // milliseconds; the server waits for five minutes

function presence({ props }: GameScreenProps, seat: SeatInfo): string {
  if (isAway(seat)) return say("away"); // whoever is not here does not think
  if (props.position.waiting.includes(seat.seat)) return say("thinks");
  if (seat.kind === "bot") return botName(props.texts, seat.bot);
  return seat.sitting_in ? say("bot-sits-in") : "";
}

/** Has the game stood where it stands for so long that somebody may have fallen asleep? */
function useLongWait(n: number): boolean {
  const [longAt, noteLong] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => noteLong(n), LONG_WAIT);
    return () => clearTimeout(timer);
  }, [n]);
  return longAt === n;
}

/** Somebody is away or, where no clock runs, does nothing for long: the others need not wait. */
function SitIn({ table, props, seat }: GameScreenProps & { seat: SeatInfo }) {
  const { waiting, n, result } = props.position;
  const idle = useLongWait(n) && props.table.clock === "none" && waiting.includes(seat.seat) && seat.kind === "person" && !seat.sitting_in;
  const absent = (isAway(seat) || idle) && !table.mine.value.includes(seat.seat);
  if (!absent || table.seat.value < 0 || result) return null;
  return (
    <button type="button" class="sit-in" onClick={() => table.request.substitute(seat.seat, props.game.usual_bot)}>
      {say("let-bot-sit-in")}
    </button>
  );
}

function SeatPanel(given: GameScreenProps & { seat: SeatInfo }) {
  const { props, ui, seat } = given;
  const { Seat, Portrait } = ui;
  const waiting = props.position.waiting.includes(seat.seat);
  return (
    <li class="seat-panel" data-waiting={waiting || undefined} data-away={isAway(seat) || undefined}>
      <div class="portrait" aria-hidden="true">
        {Portrait ? <Portrait {...props} of={seat.seat} /> : <span class="medal">{[...seat.name][0]}</span>}
        {(seat.kind === "bot" || seat.sitting_in) && <Icon of="robot" size={18} />}
      </div>
      <div class="about">
        <p class="line">
          <b dir="auto">{seat.name}</b>
          <em>{presence(given, seat)}</em>
        </p>
        {Seat && <Seat {...props} of={seat.seat} />}
        <SitIn {...given} />
      </div>
    </li>
  );
}

/** Everybody at the table, in the order of play after me; my own things lie before me. Where all of us look on together, nobody changes places. */
export function SeatList(given: GameScreenProps) {
  const { props, ui } = given;
  const seats = props.table.seats;
  const start = props.shared && !props.game.keeps_secrets ? 0 : Math.max(props.seat, 0);
  const order = seats.map((_, place) => seats[(start + place) % seats.length] as SeatInfo);
  const shown = order.filter((seat) => seat.seat !== props.seat || !ui.Hand || ui.listsOwnSeat);
  return (
    <section class="seats" aria-label={say("travellers-here")}>
      <ul style={{ "--count": shown.length }}>
        {shown.map((seat) => (
          <SeatPanel key={seat.seat} {...given} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
