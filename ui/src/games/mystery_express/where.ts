// Where in the train it happens: the place that is lit, and that a phone scrolls to.
import type { BoardProps } from "../../contract/board";
import type { Told } from "../../wire";
import { viewOf } from "./table";

type Facts = Record<string, number>;

/** Events that always happen in the same car. */
const CARS: Record<string, string> = {
  CardsGripped: "club",
  GuestAsked: "dining",
  CardShown: "dining",
  CardRevealed: "lounge",
  SideNamed: "passenger",
  CardHanded: "passenger",
  BagHidden: "sleeping",
  BagOpened: "sleeping",
  SlotNamed: "sleeping",
  CardStolen: "sleeping",
  CardGiven: "smoking",
};

/** Events with a place of their own. */
const PLACES: Record<string, (facts: Facts) => string> = {
  CarEntered: ({ car }) => `car-${car}`,
  ConductorMoved: ({ car }) => `car-${car}`,
  ActionTaken: ({ car }) => `car-${car}`,
  StackNamed: ({ stack }) => `stack-${stack}`,
  PassengerHelped: ({ stack }) => `stack-${stack}`,
  PassengerBoarded: ({ stack }) => `stack-${stack}`,
  SpotTaken: () => "conductor",
  SpotRefilled: () => "conductor",
  PowerUsed: ({ owner }) => `seat-${owner}`,
  TunnelLook: ({ owner }) => `seat-${owner}`,
  CardUnveiled: () => "unveiled",
};

/** Choices are made where the figure of whoever makes them stands. */
const CHOICES = ["PlayerNamed", "CompanyNamed", "CategoryNamed"];

export const PLACED = [...Object.keys(CARS), ...Object.keys(PLACES), ...CHOICES];

export function whereOf({ event, facts }: Told, props: BoardProps): string | null {
  const car = CARS[event];
  if (car) return `car-${props.game.domains["car"]?.indexOf(car)}`;
  const place = PLACES[event];
  if (place) return place(facts as Facts);
  if (!CHOICES.includes(event)) return null;
  return `car-${viewOf(props).cars[(facts as Facts)["seat"] ?? -1]}`;
}
