// The night train through New York: the line, the carriage, what is asked on the stage, and the end.
import type { BoardProps } from "../../../contract/board";
import { Ending } from "../ending/Ending";
import { Calls } from "../shows/Calls";
import { runningCall } from "../shows/calling";
import { Stage } from "../stage/Stage";
import { stationsOf, viewOf } from "../table";
import { Car } from "./Car";
import { Stations } from "./Stations";

export function Board(props: BoardProps) {
  const over = viewOf(props).reason !== null;
  return (
    <div class={props.phone ? "tp-board phone" : "tp-board"}>
      <section inert={runningCall.value !== null} aria-label={props.texts.word("board-scene")}>
        <Stations {...props} />
        <div class="tp-floor">
          {over ? <Ending {...props} /> : <Car {...props} />}
          <Stage {...props} />
        </div>
      </section>
      <Calls {...props} />
    </div>
  );
}

/** One line for the header bar. */
export function Header(props: BoardProps) {
  return <>{props.texts.word("board-round", { round: viewOf(props).round, rounds: stationsOf(props).length })}</>;
}
