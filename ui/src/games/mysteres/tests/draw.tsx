// Draws a moment as the page does: board, seats, hand and panel.
import { answersExcept, drawingOf } from "../../../../test/games/draw";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { wordsIn } from "./files";

export const { propsAt, draw } = drawingOf(ui, moment, wordsIn, { justTold: [], still: true });

export const answers = answersExcept("[data-quick]");
