// Where the answers to each question lie: the board's only knowledge of what is asked.
import type { BoardProps } from "../../contract/board";
import { digitsOf } from "../../contract/digits";
import type { Ask } from "../../wire";
import { TRAIN_ORDER } from "./art/furniture";
import { ACTIONS } from "./board/actions";

export type Place =
  | "actions" // the cars, each action with its cost
  | "cars"
  | "characters"
  | "people"
  | "company" // portraits, to be put together
  | "backs" // somebody's cards from behind, by category
  | "categories"
  | "neighbours"
  | "bag"
  | "slots"
  | "placed" // cards just laid down
  | "hand"
  | "spots"
  | "stacks"
  | "stack backs"
  | "form" // five lines, one question each
  | "prompt"; // buttons beside the question

export const PLACES: Record<string, Place> = {
  "setup.character": "characters",
  "setup.car": "cars",
  "turn.action": "actions",
  "grip.player": "people",
  "grip.category": "backs",
  "madam.stack": "stacks",
  "madam.category": "stack backs",
  "dining.guests": "company",
  "dining.category": "backs",
  "lounge.category": "categories",
  "passenger.side": "neighbours",
  "passenger.category": "backs",
  "passenger.card": "hand",
  "sleeping.player": "people",
  "sleeping.hide": "bag",
  "sleeping.guess": "bag",
  "sleeping.category": "backs",
  "sleeping.slot": "slots",
  "smoking.partners": "company",
  "smoking.category": "categories",
  "smoking.first": "hand",
  "smoking.second": "hand",
  "pick.card": "hand",
  "chat.spot": "spots",
  "chat.card": "hand",
  "power.peek": "placed",
  "show.pace": "prompt",
  "tunnel.back": "backs",
  "telegram.entry": "form",
  "final.entry": "form",
};

/** Answers that are words rather than things: they stand beside the question. */
const WORDS: Record<string, string> = { "turn.action": "end_turn", "power.peek": "decline" };

/** Where the answers to this question lie; a question nobody thought of is answered beside the prompt. */
export function placeOf(ask: Ask | null): Place {
  return (ask && PLACES[ask.decision]) || "prompt";
}

/** The answers that can be clicked on the board; all others are left to the prompt bar. */
export function answersOnBoard(ask: Ask, props: Pick<BoardProps, "game">): number[] {
  if (placeOf(ask) === "prompt") return [];
  const names = props.game.domains[ask.domain] ?? [];
  return ask.options.filter((id) => names[id] !== WORDS[ask.decision]);
}

/** How far to the left an answer lies in the train; what lies elsewhere lies in the order of its ids. */
function alongTrain(ask: Ask, id: number, { domains }: BoardProps["game"]): number {
  const place = placeOf(ask);
  const car = place === "actions" ? ACTIONS[id]?.car : place === "cars" ? domains["car"]?.[id] : undefined;
  return car === undefined ? TRAIN_ORDER.length : TRAIN_ORDER.indexOf(car);
}

/** The answers as they lie from left to right, those beside the question last; groups of people are put together by hand. */
export function digitOrder(ask: Ask, { game }: Pick<BoardProps, "game">): number[] {
  if (placeOf(ask) === "company") return [];
  const drawn = new Set(answersOnBoard(ask, { game }));
  const away = (id: number) => (drawn.has(id) ? 0 : 1);
  return [...ask.options].sort(
    (one, other) => away(one) - away(other) || alongTrain(ask, one, game) - alongTrain(ask, other, game) || one - other,
  );
}

/** The key that chooses this answer now; none where it cannot be chosen. */
export function digitOf(props: BoardProps, id: number): string | undefined {
  const { ask } = props.position;
  return ask && props.picks.has(id) ? digitsOf(digitOrder(ask, props)).get(id) : undefined;
}
