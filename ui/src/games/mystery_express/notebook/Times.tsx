// The eight times of the sheet: tallies by hand for the three shows, or given where the table counts.
import type { BoardProps } from "../../../contract/board";
import { TimeFace } from "../art/TimeFace";
import { isTrue } from "../ending/turning";
import { showing } from "../shows/timeShow";
import { sheetOf, viewOf } from "../table";
import { Cell } from "./Cell";
import { Draft } from "./Draft";
import { Seal } from "./Seal";

export function Times(props: BoardProps) {
  const { texts, game } = props;
  const shows = sheetOf(props)?.shows ?? [];
  const { time_counts } = viewOf(props);
  // While the cards still pass, nobody reads here how they will have been counted.
  const counts = showing.value ? time_counts.slice(0, -1) : time_counts;
  const cities = game.domains["city"] ?? [];
  const names = game.domains["time"] ?? [];
  const elementOf = (name: string) => (game.domains["element"] ?? []).indexOf(name);
  return (
    <table class="me-clocks" data-grid="times">
      <thead>
        <tr>
          <th scope="col">{texts.noun("category", 4)}</th>
          {names.map((name, time) => (
            <th key={name} scope="col" class={isTrue(props, elementOf(name)) ? "truth" : ""}>
              <Draft props={props} element={elementOf(name)} at={[-1, time]}>
                <TimeFace name={name} />
                <b aria-hidden="true">{`${Number(name.slice(-4, -2))}:${name.slice(-2)}`}</b>
              </Draft>
              {isTrue(props, elementOf(name)) && <Seal says={texts.word("sheet.truth")} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shows.map((show, row) => (
          <tr key={show}>
            <th scope="row">{texts.noun("city", cities.indexOf(show))}</th>
            {names.map((name, time) => {
              const counted = counts[row]?.[time];
              return (
                <td key={name} class={counted === 2 ? "low" : ""}>
                  <Cell
                    props={props}
                    grid="times"
                    at={[row, time]}
                    name={`${texts.noun("time", time)}, ${texts.noun("city", cities.indexOf(show))}`}
                    mark={`${name} ${show}`}
                    seen={counted === undefined ? "" : "/".repeat(counted)}
                    says={counted === undefined ? "" : String(counted)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
