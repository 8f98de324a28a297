// What everybody sees: nine tiles on green felt, what is known of the word, and what happens to it.
import type { BoardProps } from "../../../contract/board";
import { digitsOf } from "../../../contract/digits";
import { Ending } from "../ending/Ending";
import { Flash } from "../shows/Flash";
import { Reveal } from "../shows/Reveal";
import { isMaestro, roundsOf, viewOf } from "../table";
import { Apart } from "./Apart";
import { Refused } from "./Refused";
import { laidOut } from "./sides";
import { Tile } from "./Tile";

function Grid(props: BoardProps) {
  const { grid, key, round } = viewOf(props);
  const digits = digitsOf(grid.map((tile) => tile ?? -1));
  const knows = isMaestro(props) && !props.shared;
  return (
    <ul class="my-grid" aria-label={props.texts.word("board-grid")}>
      {laidOut(props).map((laid, cell) => (
        <li key={`${round} ${cell}`} style={{ "--cell": cell }}>
          {laid && <Tile props={props} laid={laid} digit={digits.get(laid.tile)} secret={knows && laid.tile === key} />}
        </li>
      ))}
    </ul>
  );
}

export function Board(props: BoardProps) {
  const over = props.position.result !== null;
  return (
    <div class="my-board" data-over={over || undefined}>
      <div class="my-felt">
        <Grid {...props} />
        <Apart {...props} />
        <Flash {...props} />
      </div>
      {(props.phone || props.seat < 0) && <Refused {...props} />}
      {over && <Ending {...props} />}
      <Reveal {...props} />
    </div>
  );
}

/** The rounds as they stand on a timetable, such as “Round 3 of 8”. */
export function Header(props: BoardProps) {
  const rounds = roundsOf(props);
  const { round } = viewOf(props);
  return (
    <span class="my-header">
      <span>{props.texts.word("board-round", { round, rounds })}</span>
      <span class="my-rounds" aria-hidden="true">
        {Array.from({ length: rounds }, (_, place) => (
          <i key={place} class={place + 1 < round ? "done" : place + 1 === round ? "now" : ""}>
            {place + 1}
          </i>
        ))}
      </span>
    </span>
  );
}
