// All that can be done, and all that can be known, as a list: for screen readers, and for whoever prefers to read.
import type { BoardProps } from "../../../contract/board";
import { turnable, turningNow, turntableAct, walks } from "../acts";
import { useErrand } from "../errand";
import { boardOf, joins, lineOf, nodeName, openDamages, sectionBetween, viewOf } from "../table";
import { turntableWords, walkSteps, walkWords } from "./touches";
import { stationWords } from "./words";

function Walks(props: BoardProps) {
  const setOut = useErrand(props);
  const ways = [...walks(props)].sort(([, one], [, other]) => one.cost - other.cost);
  if (!ways.length) return null;
  return (
    <>
      <h4>{props.texts.word("board-list-go")}</h4>
      <ul class="so-choices">
        {ways.map(([station, way]) => (
          <li key={station}>
            <button type="button" onClick={() => setOut(walkSteps(props, way))}>
              {walkWords(props, station, way)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Turntables(props: BoardProps) {
  const { turntables } = boardOf(props);
  const [turns, turning] = [turnable(props), turningNow(props)];
  const words = (id: number) => turntableWords(props, id);
  return (
    <>
      <h4>{props.texts.word("board-list-turntables")}</h4>
      <ul class="so-choices">
        {turntables.map(({ id: letter }, id) => (
          <li key={letter}>
            {turns.has(id) ? (
              <button type="button" aria-label={props.texts.word("board-turn", { label: words(id) })} onClick={() => props.pick(turntableAct(props, id))}>
                {words(id)}
              </button>
            ) : (
              words(id)
            )}
            {turning === id && <Turning {...props} turntable={id} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Turning({ turntable, ...props }: BoardProps & { turntable: number }) {
  return (
    <ul>
      {[...props.picks].map((position) => (
        <li key={position}>
          <button type="button" onClick={() => props.pick(position)}>
            {joins(props, turntable, position)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The chosen line from end to end, with the gaps that are left. */
function Line(props: BoardProps) {
  const board = boardOf(props);
  const line = lineOf(props);
  const open = openDamages(props);
  if (!line) return null;
  const number = (id: string) => board.stations.findIndex((station) => station.id === id);
  const { stations } = board.lines[line];
  return (
    <>
      <h4>{props.texts.word(`board-line-${line}`)}</h4>
      <ol class="so-stops">
        {stations.map((id, place) => {
          const next = stations[place + 1];
          const gaps = next ? (sectionBetween(props, number(id), number(next))?.damages ?? []).filter((damage) => open.has(damage)).length : 0;
          return (
            <li key={id}>
              {stationWords(props, number(id))}
              {next && <small>{props.texts.word("board-gaps", { gaps, station: nodeName(props, next) })}</small>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Pieces(props: BoardProps) {
  const { pieces } = viewOf(props);
  if (!pieces.length) return null;
  return (
    <>
      <h4>{props.texts.word("board-list-pieces", { pieces: pieces.length })}</h4>
      <p>{pieces.map((id) => nodeName(props, boardOf(props).stations[id]?.id ?? "")).join(", ")}</p>
    </>
  );
}

export function List(props: BoardProps) {
  /** Whoever opens it on a low screen wants to read it, not to look for it below what stands above it. */
  const show = ({ currentTarget }: Event) => {
    const list = currentTarget as HTMLDetailsElement;
    if (list.open && !props.phone) list.scrollIntoView({ block: "start" });
  };
  return (
    <details class="so-card so-list" open={props.phone} onToggle={show}>
      <summary data-quick>{props.texts.word("board-list")}</summary>
      <Walks {...props} />
      <Line {...props} />
      <Pieces {...props} />
      <Turntables {...props} />
    </details>
  );
}

