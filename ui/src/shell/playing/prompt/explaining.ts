// Newcomers are told what a question means when it first comes up on this device; then only when they ask.
import { useEffect } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { settings } from "../../settings/settings";
import type { Table } from "../../table/table";

const PLACE = "wagonlit explained";

function explained(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return []; // storage is blocked, or holds something else
  }
}

/** Is this new on this device? From now on it is not. */
export function isNew(question: string): boolean {
  const known = explained();
  if (known.includes(question)) return false;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...known, question]));
    return true;
  } catch {
    return false; // better never than every time
  }
}

/** Opens the help with a question that is new, and closes it with the next one. */
export function useExplaining(table: Table, props: BoardProps): void {
  const decision = props.position.ask?.decision;
  const question = decision === undefined ? "" : `${props.game.id} ${decision}`;
  useEffect(() => {
    if (!question || !settings.peek().explain || table.helping.peek() || !isNew(question)) return;
    table.helping.value = true;
    return () => {
      table.helping.value = false;
    };
  }, [question, table]);
}
