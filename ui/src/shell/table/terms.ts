// What a guest has agreed to by sitting down. Whatever the host changes after that, the guest is told.
import { signal } from "@preact/signals";

import type { GameInfo, TableInfo } from "../../wire";

type Terms = Pick<TableInfo, "code" | "options" | "clock" | "open_hands">;

const agreed = signal<Terms | null>(null);

/** I sit at this table as it is now; said again of the same table, nothing changes. */
export function sitDownTo(table: Terms): void {
  if (agreed.peek()?.code !== table.code) agreed.value = table;
}

/** I have read what is different now. */
export function agreeTo(table: Terms): void {
  agreed.value = table;
}

/** I am no guest at any table, or have stood up again. */
export function standUp(): void {
  agreed.value = null;
}

/** An option that was not chosen is what it usually is; null: that depends on the others. */
function chosen(game: GameInfo, table: Terms, name: string): unknown {
  return table.options[name] ?? game.options.find((option) => option.name === name)?.default ?? null;
}

/** The names of what is different from what I have agreed to: of options, or `clock` and `open-hands`. */
export function changedTerms(game: GameInfo, table: Terms): { options: string[]; others: string[] } {
  const before = agreed.value;
  if (before?.code !== table.code) return { options: [], others: [] };
  const isChanged = (name: string) => {
    const [old, now] = [chosen(game, before, name), chosen(game, table, name)];
    return old !== null && JSON.stringify(old) !== JSON.stringify(now);
  };
  const names = game.options.map((option) => option.name).filter((name) => !game.settled_options.includes(name));
  const others = [before.clock !== table.clock && "clock", before.open_hands !== table.open_hands && "open-hands"];
  return { options: names.filter(isChanged), others: others.filter((name) => name !== false) };
}
