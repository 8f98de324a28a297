// One person in the notebook: face, name, and a mark for each opponent.
import { Eye } from "../art/signs";
import { Fit } from "../cards/Fit";
import { Portrait } from "../people/Portrait";
import { colourOf } from "../seats/badges";
import { type Mark, type SheetPerson, walked } from "./sheet";

/** From here on somebody is worth aiming at; what is likely glows far more than what is merely possible. */
const HOT = 0.35;
const glow = (heat: number): string => (0.7 * heat ** 1.6).toFixed(2);

export function MarkSign({ mark, letter }: { mark: Mark; letter: string }) {
  const strong = mark.state === "sure" || (mark.percent ?? 0) >= 33;
  return (
    <span class={`tp-mark ${mark.state}${strong ? " strong" : ""}`} style={{ "--c": colourOf(mark.seat) }}>
      {letter}
      {mark.state === "sure" && <u>✓</u>}
      {mark.state === "possible" && mark.percent !== undefined && <u>{mark.percent}</u>}
      {mark.own && <i>{mark.own}</i>}
    </span>
  );
}

interface CellProps {
  person: SheetPerson;
  letterOf: (seat: number) => string;
  /** Row and column, for the arrow keys. */
  at: [number, number];
  /** Does it pass the filters? */
  shown: boolean;
  open: boolean;
  /** All that the marks say, for ears. */
  says: string;
  ask: () => void;
}

export function Cell({ person, letterOf, at, shown, open, says, ask }: CellProps) {
  const { status, heat = 0, marks, note } = person;
  const look = ["tp-cell", status, heat >= HOT && status === "open" ? "hot" : "", shown ? "" : "aside", open ? "chosen" : ""];
  return (
    <button
      type="button"
      data-quick
      class={look.filter(Boolean).join(" ")}
      style={{ "--h": status === "open" ? glow(heat) : 0 }}
      data-cell={at.join(",")}
      tabIndex={at[0] === 0 && at[1] === 0 ? 0 : -1}
      aria-expanded={open}
      onClick={ask}
      onKeyDown={walked}
    >
      <Portrait who={person.who} features={person.features} />
      <span>
        <b>
          <Fit text={person.name} />
        </b>
        {status === "open" ? (
          <span class="tp-marks" aria-hidden="true">
            {marks.map((mark) => (
              <MarkSign key={mark.seat} mark={mark} letter={letterOf(mark.seat)} />
            ))}
          </span>
        ) : (
          <small>
            {status === "innocent" && <Eye />}
            {note}
          </small>
        )}
        {status === "open" && <span class="tp-sr">, {says}</span>}
      </span>
    </button>
  );
}
