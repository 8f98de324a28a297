import { secondsOf, useTimeLeft } from "../../../contract/timeLeft";
import type { Position } from "../../../wire";
import type { Table } from "../../table/table";
import { say } from "../../text/say";

const LATE = 10; // seconds
const SPOKEN = [LATE, 5]; // said aloud to whoever is asked; every second would drown out what they are thinking

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How much time is left to answer. */
export function Countdown({ table, position, asked }: { table: Table; position: Pick<Position, "deadline" | "limit">; asked: boolean }) {
  const left = useTimeLeft(position, table.serverClock.ahead.value);
  if (left === null) return null;
  const seconds = secondsOf(left);
  const told = say("time-left", { seconds });
  return (
    <>
      <span class="countdown" role="timer" aria-label={told} data-late={seconds <= LATE || undefined}>
        {clock(seconds)}
      </span>
      <span class="unseen" aria-live="assertive">
        {asked && SPOKEN.includes(seconds) && told}
      </span>
    </>
  );
}
