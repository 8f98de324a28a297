// Choosing several people: their portraits are taken up and put down until the group is a possible one.
import { useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { members } from "../../../texts/facts";
import type { Ask } from "../../../wire";
import { Person } from "./Tray";

/** The people who stand in at least one of the groups. */
const invited = (groups: Set<number>): Set<number> => new Set([...groups].flatMap((group) => members(group)));

/** Can these people be part of some group that may be chosen? */
const fits = (group: number, groups: Set<number>): boolean => [...groups].some((one) => (one & group) === group);

export function Company(props: BoardProps) {
  const { picks, texts } = props;
  const ask = props.position.ask as Ask;
  const [group, setGroup] = useState(0);
  const people = invited(picks);
  const toggle = (seat: number) => {
    const next = group ^ (1 << seat);
    // Whoever does not fit in any more makes room: a click always does something.
    setGroup(fits(next, picks) ? next : 1 << seat);
  };
  const ready = picks.has(group);
  return (
    <>
      {props.table.seats.map(({ seat }) =>
        people.has(seat) ? (
          <button
            key={seat}
            type="button"
            class={group & (1 << seat) ? "me-choice person lit chosen" : "me-choice person lit"}
            aria-pressed={(group & (1 << seat)) !== 0}
            onClick={() => toggle(seat)}
          >
            <Person props={props} of={seat} />
          </button>
        ) : (
          seat !== ask.seat && (
            <span key={seat} class="me-choice person">
              <Person props={props} of={seat} />
            </span>
          )
        ),
      )}
      <button type="button" class="me-confirm" disabled={!ready} onClick={() => ready && props.pick(group)}>
        <b>{texts.word("board-confirm")}</b>
        {group > 0 && <small>{texts.noun("company", group)}</small>}
      </button>
    </>
  );
}
