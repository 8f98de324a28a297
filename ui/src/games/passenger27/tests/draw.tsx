// Draws a moment as the page does: board, seats and hand; the notebook apart, for its 27 portraits take time.
import { render } from "@testing-library/preact";
import { vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { moment } from "../fixtures/moments";
import { wordsIn } from "./files";
import { ui } from "../index";
import { Notebook } from "../notebook/Notebook";

function Everything(props: BoardProps) {
  const { Board, Hand, Seat, Portrait, Header } = ui;
  return (
    <>
      {Header && <Header {...props} />}
      {props.table.seats.map(({ seat }) => (
        <div key={seat}>
          {Portrait && <Portrait {...props} of={seat} />}
          {Seat && <Seat {...props} of={seat} />}
        </div>
      ))}
      <Board {...props} />
      {Hand && <Hand {...props} />}
    </>
  );
}

const propsAt = (name: string, change: Partial<BoardProps>, lang: string): BoardProps => ({
  ...moment(name, wordsIn(lang)),
  pick: vi.fn(),
  mark: vi.fn(),
  ...change,
});

export function draw(name: string, change: Partial<BoardProps> = {}, lang = "en") {
  const props = propsAt(name, change, lang);
  const drawn = render(<Everything {...props} />);
  return { props, ...drawn, redraw: (next: Partial<BoardProps>) => drawn.rerender(<Everything {...props} {...next} />) };
}

export function drawNotebook(name: string, lang = "en") {
  const props = propsAt(name, { justTold: [] }, lang);
  return { props, ...render(<Notebook {...props} />) };
}

/** Buttons that answer the question: those of the notebook and of a show answer nothing. */
export const answers = (container: Element): HTMLButtonElement[] => [...container.querySelectorAll<HTMLButtonElement>("button:not([data-quick])")];
