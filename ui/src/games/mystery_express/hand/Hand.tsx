// My side of the table: the clock, who I am, my discard and my cards.
import type { BoardProps } from "../../../contract/board";
import { Card, shortName } from "../cards/Card";
import { Digit } from "../cards/Digit";
import { Medal } from "../seats/Portrait";
import { powerOf, Whistle } from "../seats/Seat";
import { askedAt, hoursOfTurn, nameOf, picking, viewOf } from "../table";
import { Clock } from "./Clock";

const EYE = "M12 5c5 0 9 3.5 11 7-2 3.5-6 7-11 7S3 15.5 1 12c2-3.5 6-7 11-7z";
const PLACES = 6; // in the hand, or more where they are needed: a card that leaves does not make the others grow
const DIAL = "M12 2.5a9.5 9.5 0 1 1-.1 0zM12 6v6l4 2.5";

function Hours(props: BoardProps) {
  const view = viewOf(props);
  if (view.active < 0 || props.position.result) return <div class="me-hours" />;
  const whole = hoursOfTurn(props.told, view.active) ?? view.options.leg_hours[view.leg] ?? view.hours;
  const mine = view.active === props.seat;
  const args = { hours: view.hours, whole: Math.max(whole, view.hours), name: nameOf(props, view.active) };
  const label = props.texts.word(mine ? "board-hours-mine" : "board-hours-theirs", args);
  return (
    <div class="me-hours">
      <Clock left={view.hours} whole={args.whole} label={label} />
      <p aria-hidden="true">
        <b>{view.hours} h</b>
        <span>{props.texts.word("board-of-hours", args)}</span>
        <span>{mine ? "\u00a0" : args.name}</span>
      </p>
    </div>
  );
}

function Self(props: BoardProps) {
  const view = viewOf(props);
  const character = view.characters[props.seat] ?? -1;
  const power = powerOf(props, view, props.seat);
  if (character < 0) return <div class="me-self" />;
  return (
    <div class="me-self">
      <Medal character={character} />
      <p class="me-name">
        <b>{props.texts.noun("character", character)}</b>
        <small>{nameOf(props, props.seat)}</small> <Whistle props={props} of={props.seat} />
      </p>
      {power && (
        <p class={power.ready ? "me-own-power" : "me-own-power used"}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {power.state ? <path d={EYE} /> : <path d={DIAL} />}
            {power.state && <circle cx="12" cy="12" r="3.8" />}
          </svg>
          <span>
            {power.state && props.texts.word(power.state)}
            <span class={power.state && "me-more"}>
              {power.state && " · "}
              {props.texts.word(power.key)}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}

function Discard(props: BoardProps) {
  const { discard } = viewOf(props);
  return (
    <div class="me-my-discard">
      <small>{props.texts.word("board-my-discard")}</small>
      <ul data-id={`discard-${props.seat}`} style={{ "--cards": discard.length }} aria-label={props.texts.word("board-my-discard")}>
        {discard.map((element, at) => (
          <li key={`${element} ${at}`} style={{ "--at": at }} title={shortName(props, element)}>
            <Card props={props} element={element} small />
          </li>
        ))}
        {!discard.length && <li class="me-empty" aria-hidden="true" />}
      </ul>
    </div>
  );
}

function Cards(props: BoardProps) {
  const { texts } = props;
  // By category, so that a card is found again; the server keeps them as they came.
  const hand = [...viewOf(props).hand].sort((one, other) => one - other);
  const ask = askedAt(props, "hand");
  const second = (at: number) => hand.indexOf(hand[at] ?? -1) !== at;
  return (
    <ul
      class={ask ? "me-hand asked" : "me-hand"}
      style={{ "--places": Math.max(PLACES, hand.length) }}
      data-id={`hand-${props.seat}`}
      tabIndex={props.phone && !ask ? 0 : undefined}
      aria-label={texts.word("board-my-hand")}
    >
      {hand.map((element, at) => (
        <li key={`${element} ${second(at)}`} style={{ "--at": at }}>
          <Card props={props} element={element} pick={picking(props, "hand", element)}>
            {ask && !second(at) && <Digit props={props} id={element} />}
          </Card>
        </li>
      ))}
      {!hand.length && <li class="me-no-cards">{texts.word("board-no-cards")}</li>}
    </ul>
  );
}

export function Hand(props: BoardProps) {
  const view = viewOf(props);
  const over = props.position.result !== null;
  const dealt = props.seat >= 0 && (view.active >= 0 || view.hand.length > 0);
  return (
    <section class={props.phone ? "me-mine phone" : "me-mine"} aria-label={props.texts.word("board-my-hand")}>
      {(!over || props.phone) && (
        <div class="me-desk">
          <Hours {...props} />
          {props.seat >= 0 && <Self {...props} />}
          {dealt && <Discard {...props} />}
        </div>
      )}
      {dealt && <Cards {...props} />}
    </section>
  );
}
