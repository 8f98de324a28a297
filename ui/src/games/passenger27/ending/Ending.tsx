// The end: everybody shows who they were.
import type { BoardProps } from "../../../contract/board";
import { PassengerCard } from "../cards/PassengerCard";
import { FEATURES } from "../features";
import { Badge } from "../seats/badges";
import { departureOf, idName, letterOf, nameOf, personOf, valueName, viewOf } from "../table";

/** What became of somebody, in a few words. */
export function fateOf(props: BoardProps, seat: number): string {
  const { texts } = props;
  const view = viewOf(props);
  const gone = departureOf(view, seat);
  if (gone) return texts.word("board-fell", { round: gone.round });
  return texts.word(view.winners.includes(seat) ? "board-winner" : "board-survived");
}

function Shown({ props, seat }: { props: BoardProps; seat: number }) {
  const view = viewOf(props);
  const identity = departureOf(view, seat)?.passenger ?? view.identities[seat] ?? null;
  const won = view.winners.includes(seat);
  const gone = departureOf(view, seat);
  const person = identity === null ? null : personOf(props, identity);
  return (
    <li class={won ? "won" : gone ? "out" : ""}>
      <p class="tp-caller">
        <Badge seat={seat} letter={letterOf(props, seat)} />
        <b>{nameOf(props, seat)}</b>
      </p>
      {person && <PassengerCard {...person} values={FEATURES.map((feature) => valueName(props, person.features[feature]))} />}
      <p class="tp-fate">
        <span>{fateOf(props, seat)}</span>
      </p>
    </li>
  );
}

export function Ending(props: BoardProps) {
  const view = viewOf(props);
  const { seats } = props.table;
  const reason = idName(props, "reason", view.reason ?? -1);
  return (
    <section class="tp-ending" aria-label={props.texts.word("board-identities")}>
      <h2>{props.texts.word(view.winners.length ? "board-identities" : "board-nobody")}</h2>
      {reason && <p class="tp-reason">{props.texts.word(`board-over-${reason}`)}</p>}
      <ul style={{ "--shots": seats.length, "--columns": seats.length > 4 ? 3 : seats.length }}>
        {seats.map(({ seat }) => (
          <Shown key={seat} props={props} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
