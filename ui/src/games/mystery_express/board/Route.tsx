// Paris to Istanbul: the hours of each leg, what each city brings, and the little train on its way.
import type { BoardProps } from "../../../contract/board";
import { viewOf } from "../table";
import type { View } from "../view";

const LITTLE_TRAIN =
  "M4 24V8h12v16zM2 5h16v4H2zM16 11h30c6 0 8 4 8 7v6H16zM38 11l1-8h7l1 8zM26 11V7h6v4zM54 20l8 6H50zM12 21a4 4 0 1 1-.1 0zM28 21a4 4 0 1 1-.1 0zM42 21a4 4 0 1 1-.1 0z";

/** Where the cities lie, in percent: as far apart as the hours between them. */
function stations(hours: number[]): number[] {
  const whole = hours.reduce((sum, leg) => sum + leg, 0);
  let gone = 0;
  return [0, ...hours.map((leg) => (100 * (gone += leg)) / whole)];
}

/** How much of the leg is behind us: one part for every turn that is over. */
function share(view: View): number {
  const seats = view.characters.length;
  if (view.city > view.leg || view.active < 0 || view.first < 0) return 0;
  return ((view.active - view.first + seats) % seats) / seats + 0.5 / seats;
}

function state(view: View, city: number): string {
  if (city === view.city) return "now";
  if (city < view.city) return "past";
  return city === view.city + 1 ? "next" : "";
}

export function Route(props: BoardProps) {
  const { texts, game } = props;
  const view = viewOf(props);
  const hours = view.options.leg_hours;
  const at = stations(hours);
  const from = at[view.city] ?? 0;
  const reached = from + share(view) * ((at[view.city + 1] ?? from) - from);
  return (
    <ol class="me-route" aria-label={texts.word("board-route")}>
      {(game.domains["city"] ?? []).map((name, city) => (
        <li key={name} class={`me-city ${state(view, city)}`} style={{ left: `${at[city] ?? 0}%` }}>
          <i />
          <b>{texts.noun("city", city)}</b>
          <small>{texts.word(`board-city-${name}`)}</small>
        </li>
      ))}
      {hours.map((leg, number) => (
        <li
          key={number}
          class={`me-leg ${number === view.leg && view.city === view.leg ? "cur" : ""}`}
          style={{ left: `${at[number] ?? 0}%`, width: `${(at[number + 1] ?? 0) - (at[number] ?? 0)}%` }}
        >
          <em>{leg} h</em>
        </li>
      ))}
      <li class="me-done" style={{ width: `${reached}%` }} aria-hidden="true" />
      <li class="me-little" style={{ left: `${reached}%` }} aria-hidden="true">
        <svg viewBox="0 0 64 30">
          <path d={LITTLE_TRAIN} />
        </svg>
      </li>
    </ol>
  );
}
