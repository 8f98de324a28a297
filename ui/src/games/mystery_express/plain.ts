// Mystery Express without its board: its notebook as a table, and its Time shows in words.
import type { BoardProps } from "../../contract/board";
import type { Grid, TextSlideshow, PlainGuide } from "../../contract/plain";
import { isTrue } from "./ending/turning";
import { afterOf, leadOf, timesIn } from "./shows/announcing";
import { showsEachSeatItsOwn, isBlind, isTimeShow, timeShowOf } from "./shows/timeShow";
import type { Sheet } from "./view";

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
      const signs = [row.status === "open" ? "" : row.status, isTrue(props, row.element) ? "truth" : ""].filter(Boolean);
      const status = signs.map((sign) => texts.word(`sheet.${sign}`)).join(" · ");
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
    after: afterOf(texts, show),
    begin: texts.word("board-show-begin"),
    next: texts.word("board-show-next"),
    done: texts.word("board-show-done"),
  };
}

export const plain: PlainGuide = {
  notebook,
  slideshow,
  demandsAttention: isTimeShow,
  showsEachSeatItsOwn,
};
