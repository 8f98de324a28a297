// The end: everybody shows who they were.
import type { BoardProps } from "../../../contract/board";
import { PassengerCard } from "../cards/PassengerCard";
import { FEATURES } from "../features";
import { Badge } from "../seats/badges";
import { departureOf, letterOf, nameOf, personOf, valueName, viewOf } from "../table";

function Shown({ props, seat }: { props: BoardProps; seat: number }) {
  const { texts } = props;
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
        <span>{won ? texts.word("board-winner") : gone ? texts.word("board-fell", { round: gone.round }) : texts.word("board-survived")}</span>
      </p>
    </li>
  );
}

export function Ending(props: BoardProps) {
  const view = viewOf(props);
  const title = view.winners.length ? "board-identities" : "board-nobody";
  return (
    <section class="tp-ending" aria-label={props.texts.word("board-identities")}>
      <h2>{props.texts.word(title)}</h2>
      <ul style={{ "--shots": props.table.seats.length }}>
        {props.table.seats.map(({ seat }) => (
          <Shown key={seat} props={props} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
