// The table as this seat sees it, read out of what the server sends; no rule is known here.
import type { BoardProps } from "../../contract/board";
import type { Heat } from "./cards/EventCard";
import { FEATURES, type Feature, type Features, type Value } from "./features";
import { lettersOf } from "./seats/badges";
import { beforeTheFates } from "./shows/calling";
import type { View } from "./view";

/** What this seat knows by now; of names that are being called, no more than the cards that lie there. */
export const viewOf = (props: BoardProps): View => beforeTheFates(props.position.view as View);

/** What an id is called in the rules, as “banker”. */
export const idName = ({ game }: Pick<BoardProps, "game">, domain: string, id: number): string => game.domains[domain]?.[id] ?? "";

/** What stands on a card: the name with nothing around it. */
export const label = ({ texts }: Pick<BoardProps, "texts">, domain: string, id: number): string => {
  const name = texts.form(domain, id, "label");
  return name.charAt(0).toLocaleUpperCase(texts.lang) + name.slice(1);
};

/** What a card does, in a sentence. */
export const effect = ({ texts }: Pick<BoardProps, "texts">, domain: string, id: number): string => texts.form(domain, id, "help");

/** How many people there are; the id after the last of them means nobody. */
export const PEOPLE = 27;

/** Who somebody is: as the table agreed, or as the rules have it where no table is there. */
export function featuresOf(props: Pick<BoardProps, "game" | "position">, passenger: number): Features {
  const agreed = (props.position.view as Partial<View> | null)?.options?.passengers ?? props.game.constants["passengers"];
  const [looks, scent, voice] = (agreed as Record<string, string[]>)[idName(props, "passenger", passenger)] ?? [];
  return { looks: looks ?? "formal", scent: scent ?? "neutral", voice: voice ?? "soft" } as Features;
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

// The colours of the events, in the order of their domain, and how many rounds each colour rules: TP-107.
const COLOURS: [Heat, number][] = [["green", 6], ["orange", 12], ["red", 17], ["final", 18]];
const ROUNDS: Record<number, number[]> = { 10: [3, 6, 9, 10], 12: [4, 8, 11, 12] };

export const heatOf = (incident: number): Heat => COLOURS.find(([, end]) => incident < end)?.[0] ?? "final";

/** The colour of the events at this station, counted from 0. */
export function heatAt(place: number, stations: number): Heat {
  const ends = ROUNDS[stations] ?? [];
  return COLOURS[ends.findIndex((end) => place < end)]?.[0] ?? "final";
}

/** The names of the stations on this table's side of the board, with how many people each brings. */
export function stationsOf(props: BoardProps): { id: number; traffic: number }[] {
  const { traffic } = viewOf(props).options;
  const sides = Object.values((props.game.constants["stations"] ?? {}) as Record<string, [string, number][]>);
  const side = sides.find((stations) => stations.length === traffic.length) ?? [];
  return side.map(([name], place) => ({ id: props.game.domains["station"]?.indexOf(name) ?? -1, traffic: traffic[place] ?? 0 }));
}
