// After the end: how it ended in one sentence, and what the reader could have known.
import type { BoardProps } from "../../contract/board";
import type { Insight } from "../../wire";
import { say } from "../text/say";
import { Icon } from "../widgets/Icon";
import { Segments } from "../widgets/Segments";
import type { GameScreenProps } from "./GameLayout";
import { lineAt } from "./journal/chapters";
import { Sentence } from "./journal/Sentence";

/** The game's own sentence, if it has one. */
const concluding = ({ told, game }: BoardProps) => told.findLast(({ event }) => game.events[event]?.concludes);

/** The same as plain text, for the prompt of onlookers. */
export function conclusionOf(props: BoardProps): string {
  const last = concluding(props);
  return last ? props.texts.log(last) : "";
}

/** Whoever looks through somebody's eyes is not that person. */
export function Conclusion(given: GameScreenProps) {
  const { texts, seat } = given.props;
  const last = concluding(given.props);
  if (!last || seat < 0) return null;
  const reader = given.table.seat.value < 0 ? undefined : seat;
  return (
    <p class="conclusion">
      <Sentence {...given} pieces={texts.pieces(last, reader)} />
    </p>
  );
}

/** What could have been known; a click leads to the line of the journal from which it followed. */
function Remark({ insight, ...given }: GameScreenProps & { insight: Insight }) {
  const { props, table } = given;
  const line = insight.since < 0 ? null : lineAt(props, insight.since);
  return (
    <li>
      <p>
        <Sentence {...given} pieces={props.texts.pieces(insight.says)} />
      </p>
      {line && (
        <button type="button" class="since" title={say("show-in-journal")} onClick={() => (table.sought.value = { place: line.place })}>
          <Icon of="book" size={15} />
          <span>
            <Sentence {...given} pieces={line.pieces} />
          </span>
          <span class="unseen">{say("show-in-journal")}</span>
        </button>
      )}
    </li>
  );
}

/** On a shared device everybody may look: all is revealed, so it need not be handed over behind a curtain. */
function Whose({ table, props }: GameScreenProps) {
  const look = (seat: number) => {
    table.sharedDevice.handTo(seat);
    table.connect(seat);
  };
  const choices = table.mine.value.map((seat) => ({ value: seat, label: props.table.seats[seat]?.name ?? "" }));
  return <Segments label={say("looking-back")} value={table.seat.value} choices={choices} onChoose={look} />;
}

export function LookingBack(given: GameScreenProps) {
  const { hindsight } = given.props.position;
  const shared = given.table.mine.value.length > 1;
  if (!hindsight.length && !shared) return null;
  return (
    <section class="looking-back" aria-label={say("looking-back")}>
      <h3>{say("looking-back")}</h3>
      {shared && <Whose {...given} />}
      <ul>
        {hindsight.map((insight, place) => (
          <Remark key={place} insight={insight} {...given} />
        ))}
      </ul>
    </section>
  );
}
