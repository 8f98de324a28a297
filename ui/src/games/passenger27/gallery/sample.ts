// A made-up evening, for the gallery and the tests: three opponents, as in the middle of a game.
import { Texts } from "../../../texts/texts";
import type { Words } from "../../../texts/words";
import type { GameInfo } from "../../../wire";
import { FEATURES, type Value } from "../features";
import type { SheetOpponent, SheetPerson } from "../notebook/sheet";
import type { SheetProps } from "../notebook/Sheet";
import { CAST, featuresOf, NAMES, WORDS } from "./cast";

const GAME = { constants: {}, domains: {}, sets: {}, decisions: {}, events: {} } as unknown as GameInfo;

export const textsFrom = (words: Words): Texts => new Texts(GAME, words, ["Dora", "Ada", "Basile", "Clémence"]);

export const OPPONENTS: SheetOpponent[] = [
  { seat: 1, name: "Ada", letter: "A", values: ["formal", null, "shrill"], left: 2 },
  { seat: 2, name: "Basile", letter: "B", values: ["eccentric", null, null], left: 5 },
  { seat: 3, name: "Clémence", letter: "C", values: [null, "foul", "deep"], left: 3 },
];
const SELF = 13;
const SEEN = [1, 5, 17, 21, 25];
const GONE = [7, 9, 16, 18, 23];

const fits = ({ values }: SheetOpponent, place: number) => values.every((value, at) => !value || featuresOf(place)[FEATURES[at] ?? "looks"] === value);

export function personAt(place: number, texts: Texts, lang: string): SheetPerson {
  const status = place === SELF ? "self" : SEEN.includes(place) ? "innocent" : GONE.includes(place) ? "exposed" : "open";
  const note = { self: "board-you", innocent: "board-seen", exposed: "board-left-train", open: "board-unknown" }[status];
  const marks = OPPONENTS.map((one) => {
    const possible = status === "open" && fits(one, place);
    return { seat: one.seat, state: possible ? ("possible" as const) : ("no" as const), percent: possible ? Math.round(100 / one.left) : undefined, own: place === 6 && one.seat === 3 ? "?" : "" };
  });
  return {
    id: place,
    who: CAST[place] ?? "",
    name: NAMES[lang]?.[place] ?? NAMES["en"]?.[place] ?? "",
    features: featuresOf(place),
    status,
    note: texts.word(note, { round: 5 }),
    heat: marks.reduce((sum, { percent = 0 }) => sum + percent / 100, 0),
    marks,
  };
}

export function sampleSheet(texts: Texts, lang: string): SheetProps {
  return {
    texts,
    people: CAST.map((_, place) => personAt(place, texts, lang)),
    opponents: OPPONENTS,
    featureName: (feature) => ({ looks: "Look", scent: "Parfum", voice: "Voix" })[feature],
    valueName: (value: Value) => WORDS[value] ?? value,
    mark: () => undefined,
    reasons: () => ["Tour 3 : Clémence vous a répondu que sa voix est profonde."],
  };
}
