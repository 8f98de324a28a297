// What lies before a player: the backs in hand and on the discard, the whistle, the power.
import type { BoardProps, SeatProps } from "../../../contract/board";
import { kind, Shape } from "../cards/shapes";
import { hoursOf } from "../constants";
import { CATEGORIES, counted, CRIME, viewOf } from "../table";
import type { View } from "../view";

const WHISTLE = "M2 4h21v5h-8.2a6.5 6.5 0 1 1-12.6-1zM8.5 8a2.6 2.6 0 1 0 .1 0zM6 0h4v3H6z";
const EYE = "M12 5c5 0 9 3.5 11 7-2 3.5-6 7-11 7S3 15.5 1 12c2-3.5 6-7 11-7zM12 9a3 3 0 1 0 .1 0z";

export function Backs({ props, counts, place }: { props: BoardProps; counts: number[]; place: string }) {
  return (
    <span class="me-counts" data-id={place}>
      {CRIME.map((category) => (
        <span key={category} class={`me-count ${kind(category)}${counts[category] ? "" : " none"}`}>
          <Shape of={category} />
          <b>{counts[category]}</b>
          <span class="me-sr">{props.texts.noun("category", category)}</span>
        </span>
      ))}
    </span>
  );
}

interface Power {
  key: string;
  /** Empty for a power that is always at work. */
  state: string;
  ready: boolean;
  /** What it looks at; none for a power that looks at nothing. */
  category: number;
}

/** The name of a power's state, with the category it looks at; nothing where powers are not played. */
export function powerOf(props: BoardProps, view: View, seat: number): Power | null {
  const character = props.game.domains["character"]?.[view.characters[seat] ?? -1];
  if (!view.options.powers || !character) return null;
  const category = view.options.power_category[character];
  if (!category) return { key: "board-power-hour", state: "", ready: true, category: -1 };
  const ready = !view.used.includes(seat);
  return { key: `board-power-${category}`, state: ready ? "board-power-ready" : "board-power-used", ready, category: CATEGORIES.indexOf(category) };
}

function PowerSign({ props, of }: { props: BoardProps; of: number }) {
  const view = viewOf(props);
  const power = powerOf(props, view, of);
  if (!power) return null;
  const { category } = power;
  const label = `${power.state && props.texts.word(power.state)} · ${props.texts.word(power.key)}`;
  if (category < 0)
    return (
      <span class="me-power" title={props.texts.word(power.key)}>
        +{hoursOf(props.game)["pransky"]} h
      </span>
    );
  return (
    <span class={`me-power ${kind(category)}${power.ready ? "" : " used"}`} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={EYE} />
      </svg>
      <Shape of={category} />
    </span>
  );
}

export function Whistle({ props, of }: { props: BoardProps; of: number }) {
  if (viewOf(props).first !== of) return null;
  const label = props.texts.word("board-whistle");
  return (
    <span class="me-whistle" role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 24 18" aria-hidden="true">
        <path fill-rule="evenodd" d={WHISTLE} />
      </svg>
    </span>
  );
}

/** Who has the whistle, and whose power is ready. */
function Signs(props: SeatProps) {
  return (
    <>
      <Whistle props={props} of={props.of} />
      <PowerSign props={props} of={props.of} />
    </>
  );
}

function Discard(props: SeatProps) {
  const { texts, of, phone } = props;
  const discard = counted(viewOf(props).discard_backs[of] ?? []);
  return (
    <div class="me-line discard">
      <small>{texts.word(phone ? "board-discard-short" : "board-discard")}</small>
      <Backs props={props} counts={discard} place={`discard-${of}`} />
      <b class="me-sum">{discard.reduce((sum, one) => sum + one, 0)}</b>
      {phone && <Signs {...props} />}
    </div>
  );
}

export function Seat(props: SeatProps) {
  const { texts, of, phone } = props;
  const view = viewOf(props);
  const character = view.characters[of] ?? -1;
  const over = props.position.result !== null; // then only the cards that are left tell anything
  return (
    <div class={phone ? "me-seat phone" : "me-seat"} data-id={`seat-${of}`}>
      {!phone && (
        <div class="me-who">
          <span class="me-character">{character >= 0 ? texts.noun("character", character) : ""}</span>
          {!over && <Signs {...props} />}
        </div>
      )}
      <div class="me-line">
        <small>{texts.word("board-hand")}</small>
        <Backs props={props} counts={view.hand_backs[of] ?? []} place={`hand-${of}`} />
      </div>
      {over ? phone && <div class="me-line discard" /> : <Discard {...props} />}
    </div>
  );
}
