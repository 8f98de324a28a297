// What the marks of the sheet mean.
import type { BoardProps } from "../../../contract/board";
import { Ink } from "./Cell";

export function Legend({ props }: { props: BoardProps }) {
  const { texts } = props;
  return (
    <p class="me-legend">
      <span>
        <Ink mark="/" look="ink" />
        {texts.word("sheet.seen_once")}
      </span>
      <span>
        <Ink mark="X" look="ink" />
        {texts.word("sheet.both_seen")}
      </span>
      <span>
        <i class="me-dot" />
        {texts.word("board-mine")}
      </span>
      <span title={texts.word("board-draft-help")}>
        <i class="me-circled" />
        {texts.word("board-draft")}
      </span>
    </p>
  );
}
