// Writing on the deduction sheet: cells, their keys, and what a key stroke writes.
export type Grid = "elements" | "times";

/** What a click makes of a mark: stroke, cross, question, nothing; for times one stroke more. */
const CYCLES: Record<Grid, string[]> = { elements: ["", "/", "X", "?"], times: ["", "/", "//", "///"] };

export function cycled(grid: Grid, mark: string): string {
  const cycle = CYCLES[grid];
  return cycle[(cycle.indexOf(mark) + 1) % cycle.length] ?? "";
}

/** What a pressed key writes; undefined where it writes nothing. */
export function typed(grid: Grid, event: KeyboardEvent, mark: string): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Backspace" || event.key === "Delete") return "";
  if (event.key.length !== 1 || event.key === " ") return undefined;
  if (grid === "times" && /[0-4]/.test(event.key)) return "/".repeat(Number(event.key));
  if (grid === "times" && event.key === "/") return mark.length < 4 ? `${mark}/` : "";
  return event.key.toUpperCase();
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from one cell to the next by the arrow keys; true if it did. */
export function walked(event: KeyboardEvent): boolean {
  const step = ARROWS[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
  const page = cell?.closest("[data-grid]");
  if (!step || !cell || !page) return false;
  const [row = 0, column = 0] = (cell.dataset["cell"] ?? "").split(",").map(Number);
  const next = page.querySelector<HTMLElement>(`[data-cell="${row + step[0]},${column + step[1]}"]`);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
