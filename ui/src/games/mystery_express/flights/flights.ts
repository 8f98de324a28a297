// Which events make a card fly, and through which places; faces only where this seat was told them.
import type { Told } from "../../../wire";

export interface Flight {
  /** Places by their data-id, in order. */
  path: string[];
  category: number;
  /** The face, if this seat may see it. */
  card: number | null;
  /** How many cards fly together. */
  cards?: number;
}

type Facts = Record<string, number>;

const PATHS: Record<string, (facts: Facts) => string[]> = {
  CardDealt: ({ seat }) => ["crime", `hand-${seat}`],
  CardShown: ({ owner, viewer }) => [`hand-${owner}`, `seat-${viewer}`, `discard-${owner}`],
  CardRevealed: ({ owner }) => [`hand-${owner}`, "table", `discard-${owner}`],
  CardHanded: ({ giver, taker, kept }) => [`hand-${giver}`, kept ? `discard-${taker}` : `hand-${taker}`],
  CardGiven: ({ giver, taker }) => [`hand-${giver}`, `discard-${taker}`],
  CardStolen: ({ thief, target }) => [`hand-${target}`, "table", `discard-${thief}`],
  CardsGripped: ({ target }) => [`discard-${target}`, `hand-${target}`],
  PassengerHelped: ({ seat, stack }) => [`stack-${stack}`, `discard-${seat}`],
  SpotTaken: ({ seat, spot }) => [`spot-${spot}`, `discard-${seat}`],
  SpotRefilled: ({ seat, spot }) => [`hand-${seat}`, `spot-${spot}`],
  PowerUsed: ({ seat, owner }) => [`discard-${owner}`, `seat-${seat}`, `discard-${owner}`],
  TunnelLook: ({ seat, owner }) => [`hand-${owner}`, `seat-${seat}`, `hand-${owner}`],
  CardUnveiled: ({ seat }) => [`hand-${seat}`, "table", "unveiled"],
};

export const FLYING = Object.keys(PATHS);
const PER_CATEGORY = 6;

function flight(told: Told): Flight[] {
  const path = PATHS[told.event];
  if (!path) return [];
  const facts = told.facts as Facts;
  const card = (told.facts["card"] as number | null | undefined) ?? null;
  const category = facts["category"] ?? Math.floor((card ?? 0) / PER_CATEGORY);
  return [{ path: path(facts), category, card, cards: facts["cards"] ?? 1 }];
}

/** The flights in what was just told, in that order. */
export const flightsOf = (justTold: Told[]): Flight[] => justTold.flatMap(flight);
