// Mystery Express without its board: which of its fields are worth reading, and what their numbers mean.
import type { BoardProps } from "../../contract/board";
import type { Field, Grid, TextSlideshow, PlainGuide } from "../../contract/plain";
import { leadOf, timesIn } from "./shows/announcing";
import { showsEachSeatItsOwn, isBlind, timeShowIn, timeShowOf } from "./shows/timeShow";
import type { Sheet } from "./view";

const FIELDS: Record<string, Field> = {
  leg: { from: 1 },
  city: { of: "city" },
  active: { of: "seat" },
  hours: {},
  taken: { of: "action" },
  hand: { of: "element" },
  discard: { of: "element" },
  first: { of: "seat" },
  used: { of: "seat" },
  conductor: { of: "car" },
  tokens: { of: "car" },
  spots: { by: ["spot"], of: "category" },
  stacks: { by: ["stack", "category"] },
  boarded: { of: "stack" },
  unveiled: { of: ["seat", "element"] },
  characters: { by: ["seat"], of: "character" },
  cars: { by: ["seat"], of: "car" },
  hand_backs: { by: ["seat", "category"] },
  discard_backs: { by: ["seat"], of: "category" },
  telegrams: { by: ["seat"], of: "element" },
  answers: { by: ["seat"], of: "element" },
  solution: { of: "element" },
  winners: { of: "seat" },
};

const SEEN: Record<string, string> = { "/": "sheet.seen_once", X: "sheet.both_seen" };

/** What was seen when, with the player's own marks beside it. */
function notebook(props: BoardProps): Grid | null {
  const sheet = props.position.notebook as Sheet | null;
  if (!sheet) return null;
  const { texts, game, marks } = props;
  const cell = (element: string, column: string, seen: string) =>
    [seen in SEEN ? texts.word(SEEN[seen] ?? "") : "", marks[`${element} ${column}`] ?? ""].filter(Boolean).join(" · ");
  const rows = sheet.rows
    .filter((row) => !row.removed)
    .map((row) => {
      const element = game.domains["element"]?.[row.element] ?? "";
      const status = row.status === "open" ? "" : texts.word(`sheet.${row.status}`);
      return [texts.noun("element", row.element), status, ...sheet.columns.map((column, at) => cell(element, column, row.cells[at] ?? ""))];
    });
  return { head: [texts.word("sheet"), "", ...sheet.columns.map((column) => texts.word(`column-${column}`))], rows };
}

/** A Time show, time by time; what is seen from behind has no words. */
function slideshow(props: BoardProps): TextSlideshow | null {
  const show = timeShowOf(props);
  if (!show || isBlind(show)) return null;
  const { texts } = props;
  return {
    ...show,
    slides: show.slides.map((slide) => ({ text: timesIn(texts, slide), milliseconds: slide.milliseconds })),
    title: texts.noun("city", show.city),
    lead: `${leadOf(texts, show)} ${texts.word("board-lead-which")}`,
    prompt: texts.word("board-watch"),
    begin: texts.word("board-show-begin"),
    next: texts.word("board-show-next"),
  };
}

export const plain: PlainGuide = {
  fields: FIELDS,
  notebook,
  slideshow,
  demandsAttention: (justTold) => timeShowIn(justTold) !== null,
  showsEachSeatItsOwn,
};
