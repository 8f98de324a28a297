// Where the answers to each question lie: the board's only knowledge of what is asked.
import type { BoardProps } from "../../contract/board";
import { digitsOf } from "../../contract/digits";
import type { Ask } from "../../wire";

export type Place =
  | "actions" // my six action cards
  | "held" // my skills and disguises
  | "people" // the other players
  | "features"
  | "truth" // what I would answer, and what I hold against it
  | "rows" // of the carriage
  | "ends" // of the deck, for the card that was looked at
  | "naming" // 27 faces
  | "initiative"
  | "tricks" // cards that I do not hold (yet)
  | "prompt"; // buttons beside the question

export const PLACES: Record<string, Place> = {
  "round.action": "actions",
  "round.initiative": "initiative",
  "station.return": "tricks",
  "investigation.target": "people",
  "investigation.ingenious": "held",
  "investigation.feature": "features",
  "investigation.respond": "truth",
  "deception.counter": "held",
  "deception.keep": "tricks",
  "intrigue.slot": "rows",
  "intrigue.put_back": "ends",
  "assassination.pay": "held",
  "assassination.name": "naming",
  "assassination.save": "held",
  "assassination.take_skill": "tricks",
  "skill.play": "held",
  "skill.bold_target": "people",
  "skill.copycat_target": "people",
  "disguise.excess": "held",
  "disguise.give_up": "held",
};

/** To play nothing, or to name nobody, is a word and stands beside the question; except where it is an answer of its own. */
const PASS = "pass";

export function placeOf(ask: Ask | null): Place {
  return (ask && PLACES[ask.decision]) || "prompt";
}

/** The answers that can be clicked on the board; all others are left to the prompt bar. */
export function answersOnBoard(ask: Ask, { game }: Pick<BoardProps, "game">): number[] {
  const place = placeOf(ask);
  if (place === "prompt") return [];
  const names = game.domains[ask.domain] ?? [];
  return ask.options.filter((id) => place === "truth" || names[id] !== PASS);
}

/** The answers as they lie, those beside the question last; 27 faces have no keys. */
export function digitOrder(ask: Ask, props: Pick<BoardProps, "game">): number[] {
  const drawn = answersOnBoard(ask, props);
  if (placeOf(ask) === "truth") return drawn.reverse(); // the truth lies first
  const words = ask.options.filter((id) => !drawn.includes(id));
  return placeOf(ask) === "naming" ? words : [...drawn, ...words];
}

/** My action cards lie before me all the time: as long as nobody has seen the one that I have laid, another takes its place. */
export const changesOnBoard = (ask: Ask): boolean => placeOf(ask) === "actions";

/** What is asked; or what I have answered, if another answer can still be chosen in its place. */
const questionOf = ({ position, picks }: BoardProps): Ask | null => position.ask ?? (picks.size ? (position.laid?.ask ?? null) : null);

/** The key that chooses this answer now; none where it cannot be chosen. */
export function digitOf(props: BoardProps, id: number): string | undefined {
  const ask = questionOf(props);
  return ask && props.picks.has(id) ? digitsOf(digitOrder(ask, props)).get(id) : undefined;
}

/** The question, if its answers lie in this place. */
export function askedAt(props: BoardProps, place: Place): Ask | null {
  const ask = questionOf(props);
  return ask && placeOf(ask) === place ? ask : null;
}

/** Have I given this answer, which is still sealed, and am asked again? */
function isLaid({ position: { ask, laid } }: BoardProps, id: number): true | undefined {
  return (ask && laid?.ask.at === ask.at && laid.choice === id) || undefined;
}

/** What a click on this answer does, and the key that does the same: nothing unless it may be chosen now. */
export function choosing(props: BoardProps, place: Place, id: number): { pick?: () => void; digit?: string | undefined; pressed?: true | undefined } {
  if (!askedAt(props, place) || !props.picks.has(id)) return {};
  return { pick: () => props.pick(id), digit: digitOf(props, id), pressed: isLaid(props, id) };
}
