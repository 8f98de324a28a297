// Draws a moment as the page does: board, crew, hand and panel.
import { render } from "@testing-library/preact";
import { vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { wordsIn } from "./files";

function Everything(props: BoardProps) {
  const { Board, Hand, Notebook, Seat, Portrait, Header } = ui;
  return (
    <>
      {Header && <Header {...props} />}
      {props.table.seats.map(({ seat }) => (
        <div key={seat}>
          {Portrait && <Portrait {...props} of={seat} />}
          {Seat && <Seat {...props} of={seat} />}
        </div>
      ))}
      <section class="public">
        <Board {...props} />
      </section>
      {Hand && <Hand {...props} />}
      {Notebook && <Notebook {...props} />}
    </>
  );
}

export const propsAt = (name: string, change: Partial<BoardProps> = {}, lang = "en"): BoardProps => ({
  ...moment(name, wordsIn(lang)),
  justTold: [],
  still: true,
  pick: vi.fn(),
  ...change,
});

export function draw(name: string, change: Partial<BoardProps> = {}, lang = "en") {
  const props = propsAt(name, change, lang);
  const drawn = render(<Everything {...props} />);
  return { props, ...drawn, redraw: (next: Partial<BoardProps>) => drawn.rerender(<Everything {...props} {...next} />) };
}

/** Buttons that answer the question. */
export const answers = (container: Element): HTMLButtonElement[] => [...container.querySelectorAll<HTMLButtonElement>("button:not([data-quick], :disabled)")];

/** Where a station or a turntable is touched. */
export const hit = (container: Element, place: string) => container.querySelector(`.so-hits [data-id="${place}"]`) as HTMLElement;
