// The crew: who stands where, and with how many rails aboard.
import type { SeatProps } from "../../../contract/board";
import { Engine, markOf, SirHenry, Slot } from "../art/signs";
import { CAPACITY } from "../board/travellers";
import { stationName, viewOf } from "../table";

export function Portrait({ of }: SeatProps) {
  return (
    <span class={`so-portrait seat-${of}`}>
      <svg viewBox="-26 -28 54 38" aria-hidden="true">
        <Engine />
      </svg>
      <i>{markOf(of)}</i>
    </span>
  );
}

export function Seat(props: SeatProps) {
  const { of, texts } = props;
  const { stations, loads, detective } = viewOf(props);
  const station = stations[of];
  const load = loads[of] ?? 0;
  const name = station === null || station === undefined ? "" : stationName(props, station);
  const henry = name && station === detective ? texts.word("board-with-henry") : "";
  return (
    <div class="so-seat" data-id={`seat-${of}`}>
      <span class="where">
        {[name, props.phone ? "" : henry].filter(Boolean).join(" · ")}
        {props.phone && henry && (
          <svg class="with" viewBox="-14 -14 28 28" role="img" aria-label={henry}>
            <SirHenry />
          </svg>
        )}
      </span>
      <svg class="load" viewBox="-7 -11 27 22" role="img" aria-label={texts.word("board-carries", { load })}>
        {Array.from({ length: CAPACITY }, (_, place) => (
          <g key={place} transform={`translate(${place * 13} 0)`}>
            <Slot full={place < load} />
          </g>
        ))}
      </svg>
    </div>
  );
}
