// The notebook as it is drawn, read out of what the server sends.
import type { BoardProps } from "../../../contract/board";
import { FEATURES } from "../features";
import { departureOf, featuresOf, idName, letterOf, nameOf, PEOPLE, personOf, valueOf, viewOf } from "../table";
import type { View } from "../view";
import type { Mark, SheetOpponent, SheetPerson } from "./sheet";

const STOWAWAY_OR_STATION = 2; // exposures below this are about innocents who were turned up

/** The player's own marks are kept by passenger and seat. */
export const markKey = (props: BoardProps, seat: number, id: number): string => `${idName(props, "passenger", id)} ${seat}`;

/** Until the engine sends what follows from the facts: whoever fits them all, and was seen nowhere else. */
function fits(props: BoardProps, view: View, seat: number, id: number): boolean {
  const features = featuresOf(props, id);
  return FEATURES.every((feature, at) => {
    const trait = view.features[seat]?.[at] ?? null;
    return trait === null || valueOf(props, trait) === features[feature];
  });
}

function statusOf(props: BoardProps, view: View, id: number): Pick<SheetPerson, "status" | "note"> {
  const { texts, seat } = props;
  if (seat >= 0 && view.identities[seat] === id) return { status: "self", note: texts.word("board-you") };
  const gone = view.out.find(({ passenger }) => passenger === id);
  if (gone) return { status: "exposed", note: texts.word("board-was-out", { name: nameOf(props, gone.seat) }) };
  const exposed = view.exposed.find(({ passenger }) => passenger === id);
  if (exposed) {
    const turned = exposed.exposure < STOWAWAY_OR_STATION;
    return { status: "exposed", note: texts.word(turned ? "board-left-train" : "board-missed", { round: exposed.round }) };
  }
  const seen = view.innocents.some(({ passenger }) => passenger === id);
  return seen ? { status: "innocent", note: texts.word("board-seen") } : { status: "open", note: "" };
}

function personIn(props: BoardProps, view: View, id: number, opponents: number[]): SheetPerson {
  const known = statusOf(props, view, id);
  const assisted = view.options.sheet_assist !== "off";
  const marks = opponents.map((seat): Mark => {
    const identity = view.identities[seat] ?? null; // once all is over
    if (identity !== null) return { seat, state: identity === id ? "sure" : "no", own: props.marks[markKey(props, seat, id)] ?? "" };
    const possible = known.status === "open" && (!assisted || fits(props, view, seat, id));
    return { seat, state: possible ? "possible" : "no", own: props.marks[markKey(props, seat, id)] ?? "" };
  });
  return { id, ...personOf(props, id), ...known, marks };
}

export function sheetOf(props: BoardProps): { people: SheetPerson[]; opponents: SheetOpponent[] } {
  const view = viewOf(props);
  const seats = props.table.seats.map(({ seat }) => seat).filter((seat) => seat !== props.seat && !departureOf(view, seat));
  const people = Array.from({ length: PEOPLE }, (_, id) => personIn(props, view, id, seats));
  const opponents = seats.map((seat) => ({
    seat,
    name: nameOf(props, seat),
    letter: letterOf(props, seat),
    values: FEATURES.map((_, at) => {
      const trait = view.features[seat]?.[at] ?? null;
      return trait === null ? null : valueOf(props, trait);
    }),
    left: people.filter(({ marks }) => marks.some((mark) => mark.seat === seat && mark.state !== "no")).length,
  }));
  return { people, opponents };
}
