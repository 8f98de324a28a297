// What there is at a station, in words.
import type { BoardProps } from "../../../contract/board";
import { nameOf, stationName, viewOf } from "../table";

export function stationWords(props: BoardProps, station: number): string {
  const { texts } = props;
  const { pieces, detective, stations } = viewOf(props);
  const here = stations.flatMap((at, seat) => (at === station ? [nameOf(props, seat)] : []));
  const found = [pieces.includes(station) ? texts.word("board-piece-here") : "", detective === station ? texts.word("board-henry-here") : "", ...here];
  return [stationName(props, station), ...found.filter(Boolean)].join(", ");
}
