// Who is the Maestro, whose turn it is, who has declared, who is out; and how many points everybody has.
import type { BoardProps, SeatProps } from "../../../contract/board";
import { CardBack, Icon } from "../art/Icon";
import { isHushed, runningReveal } from "../shows/revealing";
import { isOut, isTogether, viewOf } from "../table";
import type { View } from "../view";

type Role = "maestro" | "active" | "declared" | "out" | "guesser" | "won" | "rest";

export function roleOf(props: BoardProps, seat: number): Role {
  const view = viewOf(props);
  const { result } = props.position;
  if (result && !runningReveal.value) return result.winners.includes(seat) && !isTogether(props) ? "won" : "rest";
  if (view.maestro === seat) return "maestro";
  if (isOut(view, seat)) return "out";
  if (view.declarers.includes(seat)) return "declared";
  return view.active === seat ? "active" : "guesser";
}

export function Portrait(props: SeatProps) {
  const { of, table, seat } = props;
  const role = roleOf(props, of);
  const place = viewOf(props).declarers.indexOf(of) + 1;
  return (
    <span class={`my-medal ${role}`} data-me={of === seat || undefined}>
      {[...(table.seats[of]?.name ?? "?")][0]}
      {role === "declared" && <b class="my-badge">{place}</b>}
      {role === "active" && <Icon of="arrow" class="my-badge" />}
      {role === "out" && <Icon of="cross" class="my-badge" />}
      {role === "maestro" && <Icon of="hole" class="my-badge" />}
      {role === "won" && <Icon of="star" class="my-badge" />}
    </span>
  );
}

export function Seat(props: SeatProps) {
  const { of, seat, texts } = props;
  const role = roleOf(props, of);
  const shown = viewOf(props);
  const { round, text } = shown;
  // Together with the score sheet: once the points are told, while the rest of the board still stands as it did.
  const { scores } = isHushed(round) ? shown : (props.position.view as View);
  const points = scores[of] ?? 0;
  // On the last tile nobody declares: all have an answer (MY-151), and one word for it fits in every seat.
  const called = role === "declared" && text.length === 0 ? "board-role-guesser" : `board-role-${role}`;
  return (
    <p class={`my-seat ${role}`}>
      <span>{round > 0 && role !== "rest" && texts.word(of === seat && role === "guesser" ? "board-you" : called)}</span>
      {role === "maestro" && !props.phone && <CardBack />}
      {!isTogether(props) && (
        <b title={texts.word("board-points-of", { points })}>
          {points}
          <small>{texts.word("board-points", { points })}</small>
        </b>
      )}
    </p>
  );
}
