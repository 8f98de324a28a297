import { useEffect } from "preact/hooks";

import type { BoardProps } from "../../contract/board";
import type { Table } from "../table/table";
import { nextSpeed, togglePause } from "./staging/SpeedControl";

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, select, [contenteditable]");

/** One key for each of these. */
const KEYS: Record<string, (table: Table, props: BoardProps) => void> = {
  "?": (table) => (table.helping.value = !table.helping.value),
  u: (table, props) => void (props.position.undo.mine !== "no" && table.request.undo()),
  p: togglePause,
  s: nextSpeed,
  ".": ({ playback }) => playback.step(),
  a: ({ playback }) => (playback.recalling.value = true),
};

/** Digits choose the first answers, letters do what their buttons do, Escape closes. */
export function useShortcuts(table: Table, props: BoardProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") table.helping.value = false;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (writing(event.target) || document.querySelector("dialog[open]")) return;
      const { ask } = props.position;
      const id = /^[1-9]$/.test(event.key) ? ask?.options[Number(event.key) - 1] : undefined;
      if (id !== undefined && props.picks.has(id)) props.pick(id);
      KEYS[event.key]?.(table, props);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table, props]);
}
