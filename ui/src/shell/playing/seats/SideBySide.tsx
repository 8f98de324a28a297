// On a shared device: one question to several people at once, answered by name, without handing it round.
import { useEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../../contract/board";
import type { SharedQuestion } from "../../../contract/shared";
import type { Table } from "../../table/table";

export interface Together {
  question: SharedQuestion;
  seats: number[];
}

/** Which of the seats at this device are asked together, if any are. */
export function askedTogether(table: Table, props: BoardProps, ui: GameUi): Together | null {
  const mine = table.mine.value;
  const seats = mine.length > 1 ? mine.filter((seat) => props.position.waiting.includes(seat)) : [];
  const question = seats.length ? ui.askedTogether?.(props, seats) : null;
  return question ? { question, seats } : null;
}

/** Nobody's private things, and nothing to answer but the question to all. */
export const withoutAsk = (props: BoardProps): BoardProps => ({ ...props, position: { ...props.position, ask: null }, picks: new Set(), write: undefined, form: null });

/** Answers for one seat after another: the server hears each of them through its own eyes. */
export function useAnswersDue(table: Table): void {
  const { sharedDevice, answering } = table;
  const [next] = sharedDevice.due.value;
  const seat = table.seat.value;
  const ask = table.ask.value;
  const pending = answering.pending.value;
  useEffect(() => {
    if (!next) return;
    if (seat !== next.seat) {
      sharedDevice.handTo(next.seat);
      table.connect(next.seat);
    } else if (next.sent ? pending === null || pending.accepted : ask?.decision !== next.decision) {
      sharedDevice.answered();
    } else if (!next.sent) {
      sharedDevice.sent();
      table.answer(next.choice);
    }
  }, [next, seat, ask, pending, table, sharedDevice]);
}

export function SideBySide({ table, props, question, seats }: Together & { table: Table; props: BoardProps }) {
  const { decision, says, note, bold, quiet, nobody } = question;
  const busy = table.sharedDevice.due.value.length > 0;
  const give = (who: number[], choice: number) => (table.sharedDevice.due.value = who.map((seat) => ({ seat, choice, decision, sent: false })));
  return (
    <section class="side-by-side" aria-label={says}>
      <h2>{says}</h2>
      <div>
        {seats.map((seat) => (
          <button key={seat} type="button" class="button first" disabled={busy} onClick={() => give([seat], bold)}>
            {props.table.seats[seat]?.name}
          </button>
        ))}
        <button type="button" class="button" disabled={busy} onClick={() => give(seats, quiet)}>
          {nobody}
        </button>
      </div>
      {note && <p>{note}</p>}
    </section>
  );
}
