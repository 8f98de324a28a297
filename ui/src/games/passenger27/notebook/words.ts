// The marks of the notebook in words.
import type { Texts } from "../../../texts/texts";
import type { Mark, SheetOpponent, SheetPerson } from "./sheet";

/** “Ada: 36 %”, “not Basile”, “certainly Clémence”. */
export function markSays(texts: Texts, mark: Mark, name: string): string {
  if (mark.state === "no") return texts.word("board-mark-no", { name });
  if (mark.state === "sure") return texts.word("board-mark-sure", { name });
  return mark.percent === undefined ? texts.word("board-mark-possible", { name }) : texts.word("board-mark-percent", { name, percent: mark.percent });
}

/** A whole cell, for ears. */
export function saysOf(texts: Texts, person: SheetPerson, opponents: SheetOpponent[]): string {
  if (person.status !== "open") return person.note;
  const nameOf = (seat: number) => opponents.find((one) => one.seat === seat)?.name ?? "";
  const own = (mark: Mark) => (mark.own ? ` (${texts.word("board-own-mark", { mark: mark.own })})` : "");
  return person.marks.map((mark) => markSays(texts, mark, nameOf(mark.seat)) + own(mark)).join("; ");
}
