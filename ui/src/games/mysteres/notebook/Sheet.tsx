// Beside the board: the score sheet, answers that were wrong, and what is in the bag.
import type { BoardProps } from "../../../contract/board";
import { TileIcon, Icon } from "../art/Icon";
import { Refused } from "../board/Refused";
import { idName, isTogether, roundsOf, tileName, viewOf } from "../table";
import { type Round, roundsPlayed } from "./scores";

function Cell({ round, seat, now }: { round: Round | undefined; seat: number; now: boolean }) {
  if (!round) return <td />;
  const points = round.points.get(seat);
  const says = points === undefined ? (now ? "" : "–") : String(points);
  return (
    <td data-now={now || undefined} data-nil={points === undefined || undefined}>
      {round.maestro === seat ? <i>{says && says !== "–" ? says : "M"}</i> : says}
    </td>
  );
}

export function ScoreSheet(props: BoardProps) {
  const { texts, table } = props;
  const { round } = viewOf(props);
  const played = roundsPlayed(props);
  // What stands in the row, also while the view still is the one before.
  const total = (seat: number) => played.reduce((sum, { points }) => sum + (points.get(seat) ?? 0), 0);
  const numbers = Array.from({ length: roundsOf(props) }, (_, place) => place + 1);
  const over = props.position.result !== null;
  const order = table.seats;
  return (
    <table class="my-scores" data-rounds={numbers.length}>
      <caption>{texts.word("board-sheet")}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.word("board-sheet-round")}</th>
          {numbers.map((number) => (
            <th key={number} scope="col" data-now={number === round && !over ? true : undefined}>
              {number}
            </th>
          ))}
          <th scope="col">{texts.word("board-sheet-total")}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ seat, name }) => (
          <tr key={seat} data-me={seat === props.seat || undefined}>
            <th scope="row">{name}</th>
            {numbers.map((number) => (
              <Cell key={number} round={played.find((one) => one.number === number)} seat={seat} now={number === round && !over} />
            ))}
            <td>{total(seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was not drawn, and what was passed; everybody may know. */
export function Bag(props: BoardProps) {
  const { texts, game } = props;
  const { grid, passed, options } = viewOf(props);
  const tiles = (game.domains["tile"] ?? []).map((id, tile) => ({ id, tile }));
  const special = tiles.length - 6;
  const inBag = tiles.filter(({ tile }) => !grid.includes(tile) && (options.special_tiles || tile < special));
  if (options.beginner_tiles && !passed.length) return null;
  return (
    <section class="my-bag" aria-label={texts.word("board-bag")}>
      <Icon of="bag" />
      <ul>
        {inBag.map(({ id, tile }) => (
          <li key={tile} class={`my-token my-${id}`} title={tileName(props, tile)}>
            <TileIcon of={id} />
            <span class="my-sr">{tileName(props, tile)}</span>
          </li>
        ))}
        {passed.map((tile) => (
          <li key={`passed ${tile}`} class={`my-token passed my-${idName(props, "tile", tile)}`} title={tileName(props, tile)}>
            <TileIcon of={idName(props, "tile", tile)} />
            <span class="my-sr">{tileName(props, tile)}</span>
          </li>
        ))}
      </ul>
      <p>{texts.word("board-bag-holds", { undrawn: inBag.length, passed: passed.length })}</p>
    </section>
  );
}

/** At a desk it may be longer than its place, with nothing in it to click: the keyboard comes here to read on. */
export function Sheet(props: BoardProps) {
  return (
    <div class="my-sheet" role="group" aria-label={props.texts.word("board-score")} tabIndex={props.phone ? undefined : 0}>
      <section class="my-page">
        <ScoreSheet {...props} />
        <p class="my-legend">
          <i>M</i> {isTogether(props) ? props.texts.word("board-legend-pair") : props.texts.word("board-legend")}
        </p>
      </section>
      <Bag {...props} />
      {!props.phone && <Refused {...props} />}
    </div>
  );
}
