// Draws a moment as the page does: board, seats and hand; the notebook apart, for its 27 portraits take time.
import { render } from "@testing-library/preact";

import { answersExcept, drawingOf } from "../../../../test/games/draw";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { Notebook } from "../notebook/Notebook";
import { wordsIn } from "./files";

const { Notebook: _, ...withoutNotebook } = ui;
const { propsAt, draw } = drawingOf(withoutNotebook, moment, wordsIn);
export { draw };

export function drawNotebook(name: string, lang = "en") {
  const props = propsAt(name, { justTold: [] }, lang);
  return { props, ...render(<Notebook {...props} />) };
}

/** Those of the notebook and of a show answer nothing. */
export const answers = answersExcept("[data-quick]");
