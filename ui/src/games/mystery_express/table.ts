// The table as this seat sees it, read out of what the server sends; no rule is known here.
import type { BoardProps } from "../../contract/board";
import type { Ask, Told } from "../../wire";
import { TRAVELLERS, type Traveller } from "./art/travellers";
import { type Place, placeOf } from "./places";
import type { Sheet, View } from "./view";

export const CRIME = [0, 1, 2, 3];
export const CATEGORIES = ["mo", "suspect", "motive", "location", "time"];
const PER_CATEGORY = 6;

export const viewOf = (props: BoardProps): View => props.position.view as View;
export const sheetOf = (props: BoardProps): Sheet | null => props.position.notebook as Sheet | null;
export const categoryOf = (element: number): number => Math.min(Math.floor(element / PER_CATEGORY), 4);

/** The question, if its answers lie in this place. */
export function askedAt(props: BoardProps, place: Place): Ask | null {
  const ask = props.position.ask;
  return ask && placeOf(ask) === place ? ask : null;
}

/** What a click on this answer does: nothing unless it may be chosen now. */
export function picking(props: BoardProps, place: Place, id: number): (() => void) | undefined {
  if (!askedAt(props, place) || !props.picks.has(id)) return undefined;
  return () => props.pick(id);
}

export function traveller(view: View, seat: number): Traveller | undefined {
  return TRAVELLERS[view.characters[seat] ?? -1];
}

/** One fact of the question, if it has it. No other place of this game knows how a question carries its facts. */
export const factOf = (ask: Ask, name: string): number | undefined => ask.facts[name] as number | undefined;

/** What a question calls the seat whose things it is about. */
const OWNERS = ["target", "guest", "giver", "owner", "partner"];

/** Who sits on this side of somebody: 0 is left, 1 is right. */
export const neighbourOf = (seat: number, side: number, seats: number): number => (seat + (side ? seats - 1 : 1)) % seats;

/** Whose cards are meant: somebody named, or the neighbour on a side. */
export function ownerOf(ask: Ask, seats: number): number {
  const named = OWNERS.map((name) => factOf(ask, name)).find((seat) => seat !== undefined);
  const side = factOf(ask, "side");
  return named ?? (side === undefined ? ask.seat : neighbourOf(ask.seat, side, seats));
}

/** How many of each category lie there. */
export function counted(backs: number[]): number[] {
  return CRIME.map((category) => backs.filter((back) => back === category).length);
}

/** The hours somebody's turn began with, as it was told last. */
export function hoursOfTurn(told: Told[], seat: number): number | undefined {
  const begun = told.findLast((one) => one.event === "TurnBegun" && one.facts["seat"] === seat);
  return begun?.facts["hours"] as number | undefined;
}

/** A category in one short word. */
export const shortCategory = ({ texts }: Pick<BoardProps, "texts">, category: number): string =>
  texts.word(`board-category-${CATEGORIES[category]}`);

/** Is the page too narrow for the whole train? Then it can be scrolled, by keys too (as in the style sheets). */
export const scrolls = (): boolean => innerWidth <= 1000;

/** What the person on that seat is called. */
export function nameOf(props: BoardProps, seat: number): string {
  return props.table.seats[seat]?.name ?? "";
}
