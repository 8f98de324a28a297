// What the marks mean, in one line below the sheet.
import type { Texts } from "../../../texts/texts";
import type { SheetPerson } from "./sheet";

export function Legend({ texts, people }: { texts: Texts; people: SheetPerson[] }) {
  const percents = people.some(({ marks }) => marks.some(({ percent }) => percent !== undefined));
  const heated = people.some(({ heat }) => heat !== undefined);
  return (
    <p class="tp-legend">
      <span>
        <span class="tp-mark possible" style={{ "--c": "#f4ead5" }} aria-hidden="true">
          A{percents && <u>36</u>}
        </span>
        {texts.word(percents ? "board-legend-percent" : "board-legend-possible")}
      </span>
      <span>
        <span class="tp-mark no" aria-hidden="true">
          B
        </span>
        {texts.word("board-legend-no")}
      </span>
      {heated && (
        <span>
          <i class="tp-heat" aria-hidden="true" />
          {texts.word("board-legend-aim")}
        </span>
      )}
      <span class="tp-hint">{texts.word("board-legend-ask")}</span>
    </p>
  );
}
