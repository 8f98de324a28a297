// 27th Passenger without its board: the notebook as a table of words.
import type { BoardProps } from "../../contract/board";
import type { Grid, PlainGuide } from "../../contract/plain";
import { FEATURES } from "./features";
import { sheetOf } from "./notebook/reading";
import { markSays } from "./notebook/words";
import { featureName, valueName } from "./table";

/** Who everybody may be, with the player's own marks beside it. */
function notebook(props: BoardProps): Grid | null {
  if (!props.position.notebook) return null;
  const { texts } = props;
  const { people, opponents } = sheetOf(props);
  const rows = people.map((person) => [
    person.name,
    ...FEATURES.map((feature) => valueName(props, person.features[feature])),
    person.note,
    ...person.marks.map((mark, at) => (person.status === "open" ? `${markSays(texts, mark, opponents[at]?.name ?? "")} ${mark.own}`.trim() : mark.own)),
  ]);
  return { head: [texts.word("board-sheet"), ...FEATURES.map((feature) => featureName(props, feature)), "", ...opponents.map(({ name }) => name)], rows };
}

export const plain: PlainGuide = { notebook };
