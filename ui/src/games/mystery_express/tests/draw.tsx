// Draws a moment as the page does: board, seats, hand and notebook.
import { render } from "@testing-library/preact";
import { vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { ui } from "../index";
import { told } from "./files";

export function Everything(props: BoardProps) {
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
      <Board {...props} />
      {Hand && <Hand {...props} />}
      {Notebook && <Notebook {...props} />}
    </>
  );
}

export function draw(name: string, change: Partial<BoardProps> = {}, lang = "en") {
  const props: BoardProps = { ...told(name, lang), pick: vi.fn(), mark: vi.fn(), ...change };
  return { props, ...render(<Everything {...props} />) };
}

/** Buttons that answer the question; cells of the sheet answer nothing. */
export function answers(container: Element): HTMLButtonElement[] {
  return [...container.querySelectorAll<HTMLButtonElement>("button:not(.me-cell, .me-draft)")].filter((one) => !one.disabled);
}
