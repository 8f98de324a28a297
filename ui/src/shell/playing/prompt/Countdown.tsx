import { useEffect, useState } from "preact/hooks";

import type { Table } from "../../table/table";
import { say } from "../../text/say";

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How much time is left to answer. */
export function Countdown({ table, deadline }: { table: Table; deadline: string }) {
  const [now, tick] = useState(Date.now);
  useEffect(() => {
    if (!deadline) return;
    const timer = setInterval(() => tick(Date.now()), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  if (!deadline) return null;
  const left = Math.max(0, Math.ceil((Date.parse(deadline) - now - table.clockAhead.value) / 1000));
  return (
    <span class="countdown" role="timer" aria-label={say("time-left", { seconds: left })} data-late={left <= 10 || undefined}>
      {clock(left)}
    </span>
  );
}
