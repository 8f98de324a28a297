// Where it happens: the place that is lit, and that a phone scrolls to.
import type { Told } from "../../wire";

type Facts = Record<string, number>;

const seatOf = ({ seat }: Facts) => `seat-${seat}`;
const targetOf = ({ target }: Facts) => `seat-${target}`;

const PLACES: Record<string, (facts: Facts) => string> = {
  RoundBegun: ({ round = 1 }) => `station-${round - 1}`,
  PassengersRevealed: () => "exit",
  PassengersLaid: () => "slot-0",
  PassengerTurnedUp: () => "slot-0",
  IncidentRevealed: () => "event",
  ActionRevealed: seatOf,
  InitiativeShown: seatOf,
  InitiativePicked: seatOf,
  TargetNamed: targetOf,
  DeceptionOpened: seatOf,
  FeatureAsked: targetOf,
  FeatureAnswered: targetOf,
  InvestigationDisguised: targetOf,
  InvestigationCollared: targetOf,
  CounterBegun: targetOf,
  DisguiseSought: seatOf,
  SkillUsed: seatOf,
  SkillTaken: targetOf,
  DisguiseDrawn: seatOf,
  DisguiseStolen: targetOf,
  SlotLooked: ({ slot }) => `slot-${slot}`,
  TopSeen: () => "deck",
  TopPut: () => "deck",
  PlayerOut: seatOf,
};

export const PLACED = Object.keys(PLACES);

export const whereOf = ({ event, facts }: Told): string | null => PLACES[event]?.(facts as Facts) ?? null;
