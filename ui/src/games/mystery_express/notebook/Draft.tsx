// A name on the sheet, to be circled in pencil: what the telegram and the final answer are going to say.
import type { ComponentChildren } from "preact";

import type { BoardProps } from "../../../contract/board";
import { showing } from "../shows/timeShow";
import { walked } from "./sheet";

const CIRCLED = "o";

const keyOf = ({ game }: BoardProps, element: number) => `${game.domains["element"]?.[element] ?? ""} draft`;

export const isDrafted = (props: BoardProps, element: number) => Boolean(props.marks[keyOf(props, element)]);

interface DraftProps {
  props: BoardProps;
  element: number;
  /** Row and column, for the arrow keys. */
  at: [number, number];
  children: ComponentChildren;
}

export function Draft({ props, element, at, children }: DraftProps) {
  const { texts } = props;
  const circled = isDrafted(props, element);
  const turn = () => {
    if (!showing.value) props.mark(keyOf(props, element), circled ? "" : CIRCLED);
  };
  return (
    <button
      type="button"
      class="me-draft"
      data-cell={at.join(",")}
      tabIndex={-1}
      title={texts.noun("element", element)}
      aria-label={`${texts.noun("element", element)}, ${texts.word("board-draft")}`}
      aria-pressed={circled}
      aria-disabled={showing.value || undefined}
      onClick={turn}
      onKeyDown={walked}
    >
      {children}
    </button>
  );
}
