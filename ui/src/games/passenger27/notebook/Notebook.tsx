// The notebook of the seat through whose eyes the game is seen.
import type { BoardProps } from "../../../contract/board";
import { featureName, valueName } from "../table";
import { markKey, sheetOf } from "./reading";
import { Sheet } from "./Sheet";

export function Notebook(props: BoardProps) {
  return (
    <Sheet
      {...sheetOf(props)}
      texts={props.texts}
      featureName={(feature) => featureName(props, feature)}
      valueName={(value) => valueName(props, value)}
      mark={(seat, id, text) => props.mark(markKey(props, seat, id), text)}
      reasons={() => []}
    />
  );
}
