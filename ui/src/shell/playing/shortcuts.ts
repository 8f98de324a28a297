import { useEffect } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import { digitsOf } from "../../contract/digits";
import type { Table } from "../table/table";
import type { GameScreenProps } from "./GameLayout";
import { mayPropose } from "./proposals/inWords";
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
  v: (table, props) => void (mayPropose(props) && table.proposing.begin(props.seat)),
  a: ({ playback }) => (playback.recalling.value = true),
};

/** The answers by the keys that choose them. */
export function digitsIn(props: BoardProps, ui: GameUi): Map<number, string> {
  const ask = props.position.ask ?? (props.picks.size ? props.position.laid?.ask : null);
  return digitsOf(ask ? (ui.digitOrder?.(ask, props) ?? ask.options) : []);
}

/** Digits choose answers, letters do what their buttons do, Escape closes. */
export function useShortcuts({ table, props, ui }: GameScreenProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") table.helping.value = false;
      if (event.key === "Escape") table.proposing.cancel();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (writing(event.target) || document.querySelector("dialog[open]")) return;
      const chosen = [...digitsIn(props, ui)].find(([id, digit]) => digit === event.key && props.picks.has(id));
      if (chosen) props.pick(chosen[0]);
      KEYS[event.key]?.(table, props);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table, props, ui]);
}
