// The race: Sir Henry along his line, the admiral over the sea.
import type { BoardProps } from "../../../contract/board";
import { ShipSign, SirHenry } from "../art/signs";
import { progressOf } from "../map/sea";
import { boardOf, courseOf, lineOf, squareName, stationName, viewOf } from "../table";
import { ShortChance } from "./Chance";

interface Progress {
  who: "henry" | "ship";
  done: number;
  all: number;
  place: string;
}

function progress(props: BoardProps): Progress[] {
  const board = boardOf(props);
  const { detective, ship } = viewOf(props);
  const stations = board.lines[lineOf(props) ?? "simplon"].stations;
  const at = stations.indexOf(board.stations[detective ?? 0]?.id ?? "");
  const sea = progressOf(board, ship ?? 0, courseOf(props));
  return [
    { who: "henry", done: Math.max(at, 0), all: stations.length - 1, place: stationName(props, detective ?? 0) },
    { who: "ship", ...sea, place: squareName(props, ship ?? 0) },
  ];
}

const Sign = ({ who }: { who: Progress["who"] }) => (
  <svg class="so-racer" viewBox="-14 -14 28 28" aria-hidden="true">
    {who === "henry" ? <SirHenry /> : <ShipSign />}
  </svg>
);

/** One dot for each station or port. */
function Dots({ who, done, all }: Progress) {
  const step = 200 / all;
  const small = all > 10 ? 3 : 4.5;
  return (
    <svg class={`so-dots ${who}`} viewBox="-9 -10 218 20" aria-hidden="true">
      <path class="way" d="M0 0H200" />
      <path class="gone" d={`M0 0H${done * step}`} />
      {Array.from({ length: all + 1 }, (_, place) => (
        <circle key={place} class={place < done ? "gone" : place === done ? "here" : "to-come"} cx={place * step} r={place === done ? small + 3.5 : small} />
      ))}
    </svg>
  );
}

export function Race(props: BoardProps) {
  const { texts } = props;
  return (
    <section class="so-card so-race" aria-label={texts.word("board-race")}>
      <h3>{texts.word("board-race")}</h3>
      {progress(props).map((one) => (
        <div key={one.who} class="so-lap">
          <Sign who={one.who} />
          <div>
            <Dots {...one} />
            <p>
              <span>{one.place}</span>
              <b>{texts.word(`board-progress-${one.who}`, { done: one.done, all: one.all })}</b>
            </p>
          </div>
        </div>
      ))}
    </section>
  );
}

/** The same in one line, for a phone and a broadcast. */
export function RaceStrip(props: BoardProps) {
  const { texts } = props;
  return (
    <section class="so-strip" aria-label={texts.word("board-race")}>
      {progress(props).map(({ who, done, all, place }) => (
        <p key={who} class={who}>
          <Sign who={who} />
          <span>
            {texts.word(`board-short-${who}`, { done, all })}
            <small>{place}</small>
            <i style={{ "--part": `${(100 * done) / all}%` }} />
          </span>
        </p>
      ))}
      <ShortChance {...props} />
    </section>
  );
}
