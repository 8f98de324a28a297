// One car of the train: lit where something can be done in it, dark with the reason where not.
import type { BoardProps } from "../../../contract/board";
import { FURNITURE } from "../art/furniture";
import { Wagon } from "../art/Wagon";
import { Digit } from "../cards/Digit";
import { askedAt, nameOf, picking, viewOf } from "../table";
import { ACTIONS, actionsIn, costOf, leastOf, reason } from "./actions";
import { Figures } from "./Figures";

const DIAL = "M10 1.4a8.6 8.6 0 1 1-.1 0zM10 4.5V10l3.8 2.3";
/** The Club Car's two actions are told apart by a picture: cards coming back, a lady's hat. */
const SIGNS: Record<string, string> = {
  club_grip: "M5 9a6 6 0 1 1 1 6M5 3v6h6",
  club_madam: "M2 14c4-2 12-2 16 0-4 2.5-12 2.5-16 0zM5 13c0-6 2-8 5-8s5 2 5 8M12 6c1-3 3-4 5-3",
};

interface ChipProps {
  props: BoardProps;
  action: number;
  half: string;
}

/** What an action costs; a button over its part of the car where it may be taken. */
function Chip({ props, action, half }: ChipProps) {
  const { game, texts } = props;
  const view = viewOf(props);
  const pick = picking(props, "actions", action);
  const why = askedAt(props, "actions") || view.taken.includes(action) ? reason(game, view, action) : "";
  const dials = Array.from({ length: leastOf(game, action) }, (_, hour) => hour);
  const inside = (
    <span class="me-cost">
      {pick && <Digit props={props} id={action} />}
      {[SIGNS[ACTIONS[action]?.name ?? ""], ...(half ? [] : dials.map(() => DIAL))].map(
        (sign, at) =>
          sign && (
            <svg key={at} class={sign === DIAL ? "dial" : undefined} viewBox="0 0 20 20" aria-hidden="true">
              <path d={sign} />
            </svg>
          ),
      )}
      <b aria-hidden={pick ? true : undefined}>{costOf(props, action)}</b>
    </span>
  );
  const { ask } = props.position;
  if (pick && ask)
    return (
      <button type="button" class={`me-chip lit ${half}`} title={`${texts.option(ask, action)}\n${texts.optionHelp(ask, action)}`} onClick={pick}>
        <span class="me-sr">{texts.option(ask, action)}</span>
        {inside}
      </button>
    );
  return (
    <span key={why} class="me-chip">
      {inside}
      {why && <i>{texts.word(why)}</i>}
    </span>
  );
}

/** Where the figure begins: the whole car is the answer. */
function StartChip({ props, car }: { props: BoardProps; car: number }) {
  const ask = askedAt(props, "cars");
  const pick = picking(props, "cars", car);
  if (!ask || !pick) return null;
  return (
    <button type="button" class="me-chip lit" onClick={pick}>
      <span class="me-sr">{props.texts.option(ask, car)}: </span>
      <span class="me-start">
        <Digit props={props} id={car} />
        <b>{props.texts.word("board-start-here")}</b>
      </span>
    </button>
  );
}

/** What can be done here, in a line each; the Club Car's two are told apart by their pictures. */
function Does({ props, actions }: { props: BoardProps; actions: number[] }) {
  return (
    <p class="me-does">
      {actions.map((action) => {
        const name = ACTIONS[action]?.name ?? "";
        return (
          <span key={action}>
            {SIGNS[name] && (
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={SIGNS[name]} />
              </svg>
            )}
            {props.texts.word(`board-does-${name}`)}
          </span>
        );
      })}
    </p>
  );
}

/** Who is there, for those who cannot see it. */
function people(props: BoardProps, car: number): string {
  const view = viewOf(props);
  const names = view.cars.flatMap((where, seat) => (where === car ? [nameOf(props, seat)] : []));
  if (view.conductor === car) names.unshift(props.texts.word("board-conductor"));
  return names.join(", ");
}

export function Car({ props, name }: { props: BoardProps; name: string }) {
  const car = props.game.domains["car"]?.indexOf(name) ?? -1;
  const starting = askedAt(props, "cars");
  const actions = actionsIn(name);
  const open = starting ? props.picks.has(car) : actions.some((action) => picking(props, "actions", action));
  const look = open ? "lit" : askedAt(props, "actions") || starting ? "dark" : "rest";
  const title = props.texts.noun("car", car);
  const inside = people(props, car);
  const view = viewOf(props);
  const halves = actions.length > 1 ? ["left", "right"] : [""];
  return (
    <li class={`me-car ${look}`} data-id={`car-${car}`} data-own={view.cars[view.seat] === car || undefined}>
      <span class="me-sr">{inside ? `${title}: ${inside}` : title}</span>
      <div class="me-chips">
        {starting ? (
          <StartChip props={props} car={car} />
        ) : (
          actions.map((action, at) => <Chip key={action} props={props} action={action} half={halves[at] ?? ""} />)
        )}
      </div>
      <Does props={props} actions={actions} />
      <div class="me-wagon">
        <Wagon name={props.texts.word(`board-car-${name}`)} furniture={FURNITURE[name]} />
        <Figures view={view} car={car} />
      </div>
    </li>
  );
}
