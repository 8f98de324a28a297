// The line of stations on this table's side of the board.
import type { BoardProps } from "../../../contract/board";
import { heatAt, label, stationsOf, viewOf } from "../table";
import { Line } from "./Line";

export function Stations(props: BoardProps) {
  const { texts } = props;
  const at = viewOf(props).round - 1;
  const stations = stationsOf(props);
  return (
    <Line
      stations={stations.map(({ id, traffic }, place) => ({ name: label(props, "station", id), traffic, heat: heatAt(props, place, stations.length) }))}
      at={at}
      label={texts.word("board-line")}
      scrolls={props.phone}
      says={({ name, traffic }, place) => texts.word(place === at ? "board-station-now" : "board-station", { station: name, traffic })}
    />
  );
}
