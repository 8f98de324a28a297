// The notebook of the seat through whose eyes the game is seen.
import type { BoardProps } from "../../../contract/board";
import { featureName, valueName } from "../table";
import { markKey, reasonsOf, sheetOf } from "./reading";
import { Sheet } from "./Sheet";

export function Notebook(props: BoardProps) {
  if (!props.position.notebook) return null;
  return (
    <Sheet
      {...sheetOf(props)}
      texts={props.texts}
      featureName={(feature) => featureName(props, feature)}
      valueName={(value) => valueName(props, value)}
      mark={(seat, id, text) => props.mark(markKey(props, seat, id), text)}
      reasons={(seat, id) => reasonsOf(props, seat, id)}
    />
  );
}
