// Draws a moment as the page does: board, crew, hand and panel.
import { answersExcept, drawingOf } from "../../../../test/games/draw";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { wordsIn } from "./files";

export const { propsAt, draw } = drawingOf(ui, moment, wordsIn, { justTold: [], still: true });

export const answers = answersExcept("[data-quick]");

/** Where a station or a turntable is touched. */
export const hit = (container: Element, place: string) => container.querySelector(`.so-hits [data-id="${place}"]`) as HTMLElement;
