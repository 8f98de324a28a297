// What everybody sees: the map, and the race above it where there is no panel beside it.
import type { BoardProps } from "../../../contract/board";
import { Ending } from "../ending/Ending";
import { RaceStrip } from "../race/Race";
import { lineOf, viewOf } from "../table";
import { Legend } from "./Legend";
import { Moment } from "./Moment";
import { RailMap } from "./RailMap";

export function Board(props: BoardProps) {
  return (
    <div class="so-board">
      {(props.phone || props.seat < 0) && <RaceStrip {...props} />}
      <div class="so-frame">
        <RailMap {...props} />
        {!props.phone && <Legend {...props} />}
        <Moment {...props} />
      </div>
      <Ending {...props} />
    </div>
  );
}

/** Such as “Milan line · Turn 14”. */
export function Header(props: BoardProps) {
  const line = lineOf(props);
  const { turn } = viewOf(props);
  const { texts } = props;
  return (
    <span class="so-header">
      {line && (
        <span class={`so-line-name ${line}`}>
          <i aria-hidden="true" />
          <span>{texts.word(`board-line-${line}`)}</span>
        </span>
      )}
      {turn > 0 && <span>{texts.word("board-turn-number", { turn })}</span>}
    </span>
  );
}
