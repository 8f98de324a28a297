// The table as this seat sees it, read out of what the server sends; no rule is known here.
import type { BoardProps } from "../../contract/board";
import type { Args } from "../../texts/words";
import type { Heat } from "./cards/EventCard";
import { constantsOf } from "./constants";
import { FEATURES, type Feature, type Features, type Value } from "./features";
import { lettersOf } from "./seats/badges";
import { beforeTheFates } from "./shows/calling";
import type { View } from "./view";

/** What this seat knows by now; of names that are being called, no more than the cards that lie there. */
export const viewOf = (props: BoardProps): View => beforeTheFates(props.position.view as View);

/** What an id is called in the rules, as “banker”. */
export const idName = ({ game }: Pick<BoardProps, "game">, domain: string, id: number): string => game.domains[domain]?.[id] ?? "";

/** Words about those in the rows: whether they get on or off is for the table to say. */
export const traffic = (props: BoardProps, key: string, args: Args = {}): string =>
  props.texts.word(key, { ...args, theme: viewOf(props).options.theme_traffic });

/** What stands on a card: the name with nothing around it. */
export const label = ({ texts }: Pick<BoardProps, "texts">, domain: string, id: number): string => {
  const name = texts.form(domain, id, "label");
  return name.charAt(0).toLocaleUpperCase(texts.lang) + name.slice(1);
};

/** What a card does, in a sentence. */
export const effect = ({ texts }: Pick<BoardProps, "texts">, domain: string, id: number): string => texts.form(domain, id, "help");

/** Is this one of the people on the train? The id after the last of them means nobody. */
export const isSomebody = (props: Pick<BoardProps, "game">, passenger: number): boolean => passenger < constantsOf(props).people;

/** Who somebody is, by such a table. */
export function featuresIn(people: Record<string, string[]>, who: string): Features {
  const [looks, scent, voice] = people[who] ?? [];
  return { looks: looks ?? "formal", scent: scent ?? "neutral", voice: voice ?? "soft" } as Features;
}

/** Who somebody is: as the table agreed, or as the rules have it where no table is there. */
export function featuresOf(props: Pick<BoardProps, "game" | "position">, passenger: number): Features {
  const agreed = (props.position.view as Partial<View> | null)?.options?.passengers;
  return featuresIn(agreed ?? constantsOf(props).passengers, idName(props, "passenger", passenger));
}

/** All that a picture of somebody needs. */
export const personOf = (props: BoardProps, passenger: number) => ({
  who: idName(props, "passenger", passenger),
  features: featuresOf(props, passenger),
  name: label(props, "passenger", passenger),
});

/** “looks_formal” → “formal”. */
export const valueOf = (props: Pick<BoardProps, "game">, trait: number): Value => idName(props, "trait", trait).split("_")[1] as Value;

/** The value in one word, for a place with little room. */
export const valueName = ({ texts }: Pick<BoardProps, "texts">, value: Value): string => texts.word(`board-value-${value}`);

export const featureName = (props: Pick<BoardProps, "game" | "texts">, feature: Feature): string => label(props, "feature", FEATURES.indexOf(feature));

export const nameOf = ({ table }: Pick<BoardProps, "table">, seat: number): string => table.seats[seat]?.name ?? "";

export const letterOf = ({ table }: Pick<BoardProps, "table">, seat: number): string => lettersOf(table.seats.map(({ name }) => name))[seat] ?? "?";

/** Whose identity everybody knows. */
export const departureOf = (view: View, seat: number) => view.out.find((one) => one.seat === seat);

const HEATS: Heat[] = ["green", "orange", "red", "final"];

/** The colour of an event. */
export function heatOf(props: Pick<BoardProps, "game">, incident: number): Heat {
  const { incidents } = constantsOf(props);
  return HEATS.find((heat) => incidents[heat]?.includes(idName(props, "incident", incident))) ?? "final";
}

/** The colour of the events at this station, counted from 0: each colour rules as many rounds as it has events in the game. */
export function heatAt(props: Pick<BoardProps, "game">, place: number, stations: number): Heat {
  const { rounds, incidents_drawn } = constantsOf(props);
  const side = Object.keys(rounds).find((one) => rounds[one] === stations) ?? "";
  const ruled = (incidents_drawn[side] ?? []).flatMap((count, colour) => Array.from({ length: count }, () => HEATS[colour]));
  return ruled[place] ?? "final";
}

/** The names of the stations on this table's side of the board, with how many people each brings. */
export function stationsOf(props: BoardProps): { id: number; traffic: number }[] {
  const { traffic } = viewOf(props).options;
  const sides = Object.values(constantsOf(props).stations);
  const side = sides.find((stations) => stations.length === traffic.length) ?? [];
  return side.map(([name], place) => ({ id: props.game.domains["station"]?.indexOf(name) ?? -1, traffic: traffic[place] ?? 0 }));
}
