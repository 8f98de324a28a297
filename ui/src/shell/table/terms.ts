// What a guest has agreed to by sitting down. Whatever the host changes after that, the guest is told.
import { effect, type ReadonlySignal, signal } from "@preact/signals";

import type { GameInfo, TableInfo } from "../../wire";

const agreed = signal<TableInfo | null>(null);
/** The same table as it was last before its host began the game, which settles all options. */
const latest = signal<TableInfo | null>(null);
let stopFollowing: () => void = () => undefined;

/** I sit at this table as it is now, and follow what becomes of it; said again of the same table, nothing changes. */
export function sitDownTo(table: ReadonlySignal<TableInfo | null>): void {
  const now = table.peek();
  if (!now || agreed.peek()?.code === now.code) return;
  stopFollowing();
  agreed.value = now;
  stopFollowing = effect(() => {
    if (table.value?.status === "setup" && !table.value.dealing) latest.value = table.value;
  });
}

/** I have read what is different now. */
export function agreeToAll(): void {
  agreed.value = latest.peek();
}

/** I am no guest at any table, or have stood up again. */
export function standUp(): void {
  stopFollowing();
  agreed.value = latest.value = null;
}

/** An option that was not chosen is what it usually is. */
function chosen(game: GameInfo, table: TableInfo, name: string): string {
  return JSON.stringify(table.options[name] ?? game.options.find((option) => option.name === name)?.default);
}

/** The names of what is different from what I have agreed to: of options, or `clock` and `open-hands`. */
export function changedTerms(game: GameInfo, code: string): { options: string[]; others: string[] } {
  const [before, now] = [agreed.value, latest.value];
  if (before?.code !== code || now?.code !== code) return { options: [], others: [] };
  const names = game.options.map((option) => option.name).filter((name) => !game.settled_options.includes(name));
  const others = [before.clock !== now.clock && "clock", before.open_hands !== now.open_hands && "open-hands"];
  return {
    options: names.filter((name) => chosen(game, before, name) !== chosen(game, now, name)),
    others: others.filter((name) => name !== false),
  };
}
