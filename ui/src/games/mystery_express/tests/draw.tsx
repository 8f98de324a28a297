// Draws a moment as the page does: board, seats, hand and notebook.
import { render } from "@testing-library/preact";
import { vi } from "vitest";

import type { BoardProps } from "../../../contract/board";
import { useFilling } from "../fixtures/filling";
import { ui } from "../index";
import { told } from "./files";

export function Everything({ handIn = () => undefined, ...given }: BoardProps & { handIn?: (choice: number | number[]) => void }) {
  const { Board, Hand, Notebook, Seat, Portrait, Header } = ui;
  const props = useFilling(given, handIn);
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
  const handIn = vi.fn();
  sessionStorage.clear(); // nobody has begun to fill in anything
  return { props, handIn, ...render(<Everything {...props} handIn={handIn} />) };
}

/** Buttons that answer the question; cells of the sheet and the lines of a paper answer nothing. */
export function answers(container: Element): HTMLButtonElement[] {
  return [...container.querySelectorAll<HTMLButtonElement>("button:not(.me-cell, .me-draft, .me-form-line)")].filter((one) => !one.disabled);
}
