// Draws a moment as the page does: board, seats, hand and notebook.
import { answersExcept, drawingOf } from "../../../../test/games/draw";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { wordsIn } from "./files";

const drawing = drawingOf(ui, moment, wordsIn);
export const { Everything } = drawing;

export const draw: typeof drawing.draw = (...wanted) => {
  sessionStorage.clear(); // nobody has begun to fill in anything
  return drawing.draw(...wanted);
};

/** Cells of the sheet and the lines of a paper answer nothing. */
export const answers = answersExcept(".me-cell, .me-draft, .me-form-line");
