// The notebook as it is drawn, read out of the sheet that the server sends. Nothing is worked out here.
import type { BoardProps } from "../../../contract/board";
import { FEATURES } from "../features";
import { departureOf, idName, letterOf, nameOf, personOf, traffic, valueOf, viewOf } from "../table";
import type { Row, Sheet, View } from "../view";
import type { Mark, SheetOpponent, SheetPerson } from "./sheet";

const STATES: Record<string, Mark["state"]> = { no: "no", yes: "sure" };
const TURNED_UP = ["station", "stowaway"];

const sheetIn = (props: BoardProps): Sheet => props.position.notebook as Sheet;

/** The player's own marks are kept by passenger and seat. */
export const markKey = (props: BoardProps, seat: number, id: number): string => `${idName(props, "passenger", id)} ${seat}`;

/** What stands beside the name of somebody who is no longer in question. */
function noteOf(props: BoardProps, view: View, row: Row): string {
  const { texts } = props;
  const gone = view.out.find(({ passenger }) => passenger === row.passenger);
  if (row.status === "self") return texts.word("board-you");
  if (gone) return texts.word("board-was-out", { name: nameOf(props, gone.seat) });
  const exposed = view.exposed.find(({ passenger }) => passenger === row.passenger);
  if (!exposed) return texts.word("board-seen");
  const turned = TURNED_UP.includes(idName(props, "exposure", exposed.exposure));
  return turned ? traffic(props, "board-left-train", { round: exposed.round }) : texts.word("board-missed", { round: exposed.round });
}

function statusOf(view: View, row: Row): SheetPerson["status"] {
  if (view.out.some(({ passenger }) => passenger === row.passenger)) return "exposed";
  // A player of whom one is certain is still to be called.
  return row.status === "player" ? "open" : (row.status as SheetPerson["status"]);
}

function marksOf(props: BoardProps, sheet: Sheet, row: Row, seats: number[]): Mark[] {
  return seats.map((seat) => {
    const { state, ways } = row.marks[sheet.others.indexOf(seat)] ?? {};
    const percent = sheet.total && typeof ways === "number" ? Math.round((100 * ways) / sheet.total) : undefined;
    return { seat, state: STATES[state ?? ""] ?? "possible", percent, own: props.marks[markKey(props, seat, row.passenger)] ?? "" };
  });
}

export function sheetOf(props: BoardProps): { people: SheetPerson[]; opponents: SheetOpponent[] } {
  const view = viewOf(props);
  const sheet = sheetIn(props);
  const seats = sheet.others.filter((seat) => !departureOf(view, seat));
  const people = sheet.rows.map((row): SheetPerson => {
    const status = statusOf(view, row);
    const { total } = sheet; // no two players are the same person: their ways add up
    const heat = total ? row.marks.reduce((sum, { ways }) => sum + (ways ?? 0), 0) / total : undefined;
    const note = status === "open" ? "" : noteOf(props, view, row);
    return { id: row.passenger, ...personOf(props, row.passenger), status, note, heat, marks: marksOf(props, sheet, row, seats) };
  });
  const opponents = seats.map((seat) => ({
    seat,
    name: nameOf(props, seat),
    letter: letterOf(props, seat),
    values: FEATURES.map((_, at) => {
      const trait = view.features[seat]?.[at] ?? null;
      return trait === null ? null : valueOf(props, trait);
    }),
    left: people.filter(({ status, marks }) => status === "open" && marks.some((mark) => mark.seat === seat && mark.state !== "no")).length,
  }));
  return { people, opponents };
}

/** Why the sheet says so, each event with its round; of any seat: why nobody is this person. */
export function reasonsOf(props: BoardProps, seat: number, id: number): string[] {
  const { texts } = props;
  const { rows, others, clues } = sheetIn(props);
  const row = rows[id];
  const because = (seat < 0 ? row?.because : row?.marks[others.indexOf(seat)]?.because) ?? [];
  return because.flatMap((clue) => {
    const note = clues[clue];
    return note ? [texts.word("board-because", { round: note.round, says: texts.log(note.says, props.seat) })] : [];
  });
}
