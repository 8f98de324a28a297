// Beside the map: how the race stands, the chance of winning, and everything as a list.
import type { BoardProps } from "../../../contract/board";
import { List } from "../choices/List";
import { Chance } from "./Chance";
import { Race } from "./Race";

export function Panel(props: BoardProps) {
  return (
    <div class="so-panel">
      <Race {...props} />
      <Chance {...props} />
      <List {...props} />
    </div>
  );
}
