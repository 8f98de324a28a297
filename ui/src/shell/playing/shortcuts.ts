import { useEffect } from "preact/hooks";

import type { BoardProps } from "../../contract/board";
import type { Table } from "../table/table";

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, select, [contenteditable]");

/** Digits choose the first answers, “?” explains, “u” takes back, Escape closes. */
export function useShortcuts(table: Table, props: BoardProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") table.helping.value = false;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (writing(event.target) || document.querySelector("dialog[open]")) return;
      const { ask } = props.position;
      const id = /^[1-9]$/.test(event.key) ? ask?.options[Number(event.key) - 1] : undefined;
      if (id !== undefined && props.picks.has(id)) props.pick(id);
      if (event.key === "?") table.helping.value = !table.helping.value;
      if (event.key === "u" && props.position.undo.mine !== "no") table.takeBack();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table, props]);
}
