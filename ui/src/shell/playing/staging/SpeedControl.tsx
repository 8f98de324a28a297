// How fast what happens is shown, and a halt. Bots go by the slowest reader.
import { useEffect } from "preact/hooks";

import { choose, settings, type Speed } from "../../settings/settings";
import type { Table } from "../../table/table";
import { say } from "../../text/say";
import { Icon } from "../../widgets/Icon";

const SPEEDS: Speed[] = ["slow", "normal", "fast"];

/** The next speed, from slow to fast and round again. */
export function nextSpeed(): void {
  const at = SPEEDS.indexOf(settings.value.speed);
  choose({ speed: SPEEDS[(at + 1) % SPEEDS.length] ?? "normal" });
}

export function togglePause({ playback }: Table): void {
  if (playback.paused.value) playback.resume();
  else playback.pause();
}

/** The server learns how fast this reader goes, also after a broken connection. */
export function useSpeed(table: Table): void {
  const wanted = table.playback.paused.value ? "paused" : settings.value.speed;
  const connected = table.connection.value === "open" && table.seat.value >= 0;
  useEffect(() => {
    if (connected) table.request.speed(wanted);
  }, [table, wanted, connected]);
}

export function SpeedControl({ table }: { table: Table }) {
  const paused = table.playback.paused.value;
  const { speed } = settings.value;
  return (
    <span class="speed" role="group" aria-label={say("speed")}>
      <button type="button" class="bare" aria-pressed={paused} aria-keyshortcuts="p" aria-label={say(paused ? "go-on" : "pause")} title={say(paused ? "go-on" : "pause")} onClick={() => togglePause(table)}>
        <Icon of={paused ? "play" : "pause"} />
      </button>
      <button type="button" class="bare" aria-keyshortcuts="s" title={say("speed-how")} onClick={nextSpeed}>
        <Icon of="speed" />
        <span>{say(`speed-${speed}`)}</span>
      </button>
    </span>
  );
}
