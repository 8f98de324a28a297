// Draws a moment of a game as the page does: board, seats, hand and notebook.
import { render } from "@testing-library/preact";
import { vi } from "vitest";

import type { BoardProps, GameUi } from "../../src/contract/board";
import type { Words } from "../../src/texts/words";
import { useFilling } from "./filling";
import type { Moment } from "./moments";

type Drawn = BoardProps & { handIn?: (choice: number | number[]) => void };

/** What a game draws of itself; a part that it would rather have drawn apart may be left out. */
export function everythingOf({ Board, Hand, Notebook, Seat, Portrait, Header }: GameUi) {
  return function Everything({ handIn = () => undefined, ...given }: Drawn) {
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
        <section class="public">
          <Board {...props} />
        </section>
        {Hand && <Hand {...props} />}
        {Notebook && <Notebook {...props} />}
      </>
    );
  };
}

/** `usual` is what a game's tests want changed in every moment. */
export function drawingOf(ui: GameUi, moment: Moment, wordsIn: (lang: string) => Words, usual: Partial<BoardProps> = {}) {
  const Everything = everythingOf(ui);
  const propsAt = (name: string, change: Partial<BoardProps> = {}, lang = "en"): BoardProps => ({ ...moment(name, wordsIn(lang)), pick: vi.fn(), mark: vi.fn(), ...usual, ...change });
  const draw = (name: string, change: Partial<BoardProps> = {}, lang = "en") => {
    const props = propsAt(name, change, lang);
    const handIn = vi.fn();
    const drawn = render(<Everything {...props} handIn={handIn} />);
    return { props, handIn, ...drawn, redraw: (next: Partial<BoardProps>) => drawn.rerender(<Everything {...props} {...next} handIn={handIn} />) };
  };
  return { Everything, propsAt, draw };
}

/** Buttons that answer the question; some answer nothing, by what the game calls them. */
export const answersExcept =
  (nothing: string) =>
  (container: Element): HTMLButtonElement[] => [...container.querySelectorAll<HTMLButtonElement>(`button:not(${nothing})`)].filter((one) => !one.disabled);

/** Words that are missing, buttons without a name, and what no reader should ever see. */
export function faultsOf({ props, container }: { props: BoardProps; container: Element }): string[] {
  const unnamed = [...container.querySelectorAll("button")].filter((one) => !one.getAttribute("aria-label") && !one.textContent?.trim());
  const odd = container.innerHTML.match(/undefined|NaN|board-[a-z]+-?[a-z]*(?=["<])/g) ?? [];
  return [...props.texts.words.faults, ...odd, ...unnamed.map(({ outerHTML }) => outerHTML)];
}
