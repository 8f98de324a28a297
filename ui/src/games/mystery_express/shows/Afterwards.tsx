// After the last card: the eight times of this show on a leaf of the notebook, to be written on, or as the table counted them.
import type { BoardProps } from "../../../contract/board";
import { TimeFace } from "../art/TimeFace";
import { Cell } from "../notebook/Cell";
import { rarest } from "./announcing";
import type { TimeShow } from "./timeShow";

const ACROSS = 4;

export function Afterwards({ props, show: { city, counts } }: { props: BoardProps; show: TimeShow }) {
  const { texts, game } = props;
  const where = game.domains["city"]?.[city] ?? "";
  return (
    <ul class="me-leaf" data-grid="leaf">
      {(game.domains["time"] ?? []).map((name, time) => (
        <li key={name} class={counts && time === rarest(counts) ? "low" : ""}>
          <TimeFace name={name} />
          <b aria-hidden="true">{texts.noun("time", time)}</b>
          <Cell
            props={props}
            grid="times"
            at={[Math.floor(time / ACROSS), time % ACROSS]}
            name={`${texts.noun("time", time)}, ${texts.noun("city", city)}`}
            mark={`${name} ${where}`}
            seen={counts ? "/".repeat(counts[time] ?? 0) : ""}
            says={counts ? String(counts[time]) : ""}
          />
        </li>
      ))}
    </ul>
  );
}
