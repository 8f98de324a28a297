// Who answers, one after another, as it comes about: the active player, then whoever has declared.
import type { BoardProps } from "../../../contract/board";
import { Icon } from "../art/Icon";
import { calledBy, idOf, isAnswering, isAsked, isTogether, viewOf } from "../table";
import type { View } from "../view";

type State = "next" | "now" | "judged" | "wrong" | "right" | "maybe";

interface Place {
  seat: number;
  mark: string;
  state: State;
  note: string;
}

/** What became of somebody in this phase. */
function stateOf({ position }: BoardProps, view: View, seat: number): State {
  if (view.finder === seat) return "right";
  if (seat !== view.maestro && !view.in_play.includes(seat)) return "wrong";
  if (view.answers.some((one) => one.seat === seat && one.right === null)) return "judged";
  return position.waiting.includes(seat) ? "now" : "next";
}

function placesOf(props: BoardProps): Place[] {
  const { texts, picks, position, seat } = props;
  const view = viewOf(props);
  if (view.active === null) return [];
  const note = (state: State, otherwise: string) => texts.word(state === "next" ? otherwise : `board-queue-${state}`);
  const first = stateOf(props, view, view.active);
  const passedOn = view.declarers.some((one) => stateOf(props, view, one) !== "next");
  const free = view.text.length === 0 || view.last_turn;
  const places: Place[] = [{ seat: view.active, mark: "", state: first, note: passedOn ? "" : note(first, "board-queue-first") }];
  view.declarers.forEach((declarer, place) => {
    const state = stateOf(props, view, declarer);
    places.push({ seat: declarer, mark: String(place + 1), state, note: note(state, free ? "board-queue-may" : "board-queue-must") });
  });
  if (isAsked(position.ask, "answer.declare") && picks.has(idOf(props, "declaration", "declare"))) {
    places.push({ seat, mark: String(view.declarers.length + 1), state: "maybe", note: "" });
  }
  return places;
}

/** How many are still to say something, as long as they may; who they are, nobody is told. */
function Missing(props: BoardProps) {
  const { missing } = viewOf(props);
  if (!missing || isAnswering(props)) return null;
  return <p class="my-missing">{props.texts.word("board-missing", { count: missing })}</p>;
}

export function Queue(props: BoardProps) {
  const { texts } = props;
  const places = placesOf(props);
  if (isTogether(props)) return <TeamScore {...props} />;
  return (
    <section class="my-queue" aria-label={texts.word("board-order")}>
      <h3 class="my-cap">{texts.word("board-order")}</h3>
      <ol aria-live="polite">
        {places.map(({ seat, mark, state, note }) => (
          <li key={`${seat} ${state === "maybe"}`} data-state={state}>
            <span class="my-mark">{state === "wrong" ? <Icon of="cross" /> : state === "right" ? <Icon of="tick" /> : mark || <Icon of="arrow" />}</span>
            <span>
              <b>{state === "maybe" ? texts.word("board-queue-you") : calledBy(props, seat)}</b>
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
      <Missing {...props} />
    </section>
  );
}

/** Two play together: one score, and how well that is so far. */
function TeamScore(props: BoardProps) {
  const { texts } = props;
  const { scores } = viewOf(props);
  return (
    <section class="my-queue my-team" aria-label={texts.word("board-team")}>
      <h3 class="my-cap">{texts.word("board-team")}</h3>
      <p>
        <b data-zero={!scores[0] || undefined}>{scores[0] ?? 0}</b> <span>{texts.word("board-points", { points: scores[0] ?? 0 })}</span>
      </p>
      <small>{texts.word("board-team-note")}</small>
    </section>
  );
}
