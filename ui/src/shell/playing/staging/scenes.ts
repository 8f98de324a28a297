// A move in scenes: one sentence after the other, each long enough to be read. What asks the reader something comes last.
import type { BoardProps, GameUi } from "../../../contract/board";
import { partsOf } from "../../../texts/facts";
import { type Moved, type Position, type Told } from "../../../wire";
import { settings, type Speed } from "../../settings/settings";
import type { Scene } from "../../table/playback";
import { lookingTime, type Shown, shownIn } from "../../table/spotlight";

const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5 };
const FOR_ME = 1600; // milliseconds for a sentence that is about the reader
const FOR_ANYBODY = 900; // the next sentence leaves it on the screen
const FAR_BEHIND = 30; // moves that wait: by then only what is for the reader is told
const AT_ONCE = 8; // at most so many things in the spotlight: nobody can take in more

/** What a scene is for; silent: nothing of it need be seen. */
type Kind = "silent" | "sentence" | "held out" | "attention";

interface Part {
  kind: Kind;
  told: Told[];
}

/** Who sees the move, and how it reaches them. */
export interface Reader {
  props: BoardProps;
  ui: GameUi;
  /** All seats at this device. */
  mine: number[];
  /** Is the device on its way to somebody else? Then nothing private lies open. */
  covered: boolean;
  /** Where the game stands on the screen. */
  stands: Position | null;
}

function actorOf({ game }: BoardProps, { event }: Told): string {
  const kinds = game.events[event]?.facts ?? {};
  return Object.keys(kinds).find((name) => kinds[name] === "seat") ?? "";
}

/** Does somebody do this to the seat? Whoever acts is named first in an event. */
export function isAbout(props: BoardProps, told: Told, seat: number): boolean {
  const kinds = props.game.events[told.event]?.facts ?? {};
  return partsOf(told, kinds, seat).some((name) => name !== actorOf(props, told));
}

/** Did the reader do this, without knowing how it would go? */
function isOutcome({ props, ui }: Reader, told: Told): boolean {
  return told.facts[actorOf(props, told)] === props.seat && Boolean(ui.surprisesActor?.(told));
}

/** Is there a sentence that the reader must have time for? What they have just done, or that it is their turn, they know. */
function isTold(reader: Reader, told: Told, { by, position: { ask, n } }: Moved, behind: number): boolean {
  const { props } = reader;
  const { seat } = props;
  const kind = props.game.events[told.event];
  const standing = ask !== null && ask.at < n; // the question in the prompt is not taken away from under the reader's hand
  const own = told.facts[actorOf(props, told)] === seat && (by === seat || kind?.begins_chapter) && !isOutcome(reader, told);
  if (standing || own || settings.value.speed === "fast" || kind?.aside) return false;
  return props.texts.log(told, seat) !== "" && (behind <= FAR_BEHIND || isAbout(props, told, seat));
}

/** Where the moment begins that nobody should miss, and where whatever belongs to it surely ends. */
function attentionIn({ ui }: Reader, { told, position }: Moved): [from: number, to: number] {
  const demands = ui.demandsAttention ?? (() => false);
  const to = told.findIndex((_, place) => demands(told.slice(0, place + 1))) + 1;
  const from = told.findLastIndex((_, place) => place < to && demands(told.slice(place, to)));
  if (!to) return [told.length, told.length];
  const rest = told.findIndex((one, place) => place >= to && !ui.belongsToMoment?.(one));
  return [from, position.result || rest < 0 ? told.length : rest];
}

/** Sentences come one by one; things that are held out one after the other lie side by side. */
function partsIn(reader: Reader, move: Moved, behind: number): Part[] {
  const { props, covered } = reader;
  const [from, to] = attentionIn(reader, move);
  const kindOf = (one: Told, place: number): Kind => {
    if (place >= from && place < to) return "attention";
    if (covered) return "silent";
    if (shownIn(props.game, [one], props.seat).length) return "held out";
    return isTold(reader, one, move, behind) ? "sentence" : "silent";
  };
  const parts: Part[] = [];
  move.told.forEach((one, place) => {
    const kind = kindOf(one, place);
    const last = parts.at(-1);
    const turnsPage = kind === "silent" && props.game.events[one.event]?.begins_chapter; // the story begins anew with it
    const joins = last && !turnsPage && (kind === "silent" || last.kind === "silent" || (kind === last.kind && kind !== "sentence"));
    if (!joins) return parts.push({ kind, told: [one] });
    last.told.push(one);
    if (kind !== "silent") last.kind = kind;
  });
  return parts;
}

const lookingAt = (shown: Shown[]): number => lookingTime(shown.length) * FACTOR[settings.value.speed];

function readingTime(reader: Reader, told: Told[]): number {
  const mine = told.some((one) => isAbout(reader.props, one, reader.props.seat) || isOutcome(reader, one));
  return (mine ? FOR_ME : FOR_ANYBODY) * FACTOR[settings.value.speed];
}

/** The same position, before anybody at this device is asked anything. */
function unasked(position: Position, mine: number[]): Position {
  return { ...position, ask: null, waiting: position.waiting.filter((seat) => !mine.includes(seat)) };
}

export function scenesOf(reader: Reader, move: Moved, behind: number): Scene[] {
  const { props, mine, stands } = reader;
  const parts = partsIn(reader, move, behind);
  const { ask } = move.position;
  const urgent = ask !== null && Boolean(reader.ui.isUrgent?.(ask)) && parts.every(({ kind }) => kind !== "attention" && kind !== "held out");
  if (urgent || parts.every(({ kind }) => kind === "silent") || move.first !== props.told.length) return [{ move, heldOut: [], stay: 0 }];
  const awaited = parts.findIndex(({ kind }) => kind === "attention");
  let { first } = move;
  const scenes = parts.map(({ kind, told }, place): Scene => {
    // The board must not give away what is about to be shown, nor the prompt how it ends.
    const known = unasked(place < awaited ? (stands ?? move.position) : move.position, mine);
    const position = kind === "attention" ? known : { ...known, result: null };
    const heldOut = kind === "held out" ? shownIn(props.game, told, props.seat) : [];
    const stay = { silent: 0, attention: Infinity, "held out": lookingAt(heldOut), sentence: readingTime(reader, told) }[kind];
    const scene = { move: { ...move, first, told, position }, heldOut, stay };
    first += told.length;
    return scene;
  });
  return [...scenes, { move: { ...move, first, told: [] }, heldOut: [], stay: 0 }];
}

/** After a reload, a break or a handover: first what was held out, then the moment that nobody should miss. */
export function catchUpWith(reader: Reader, news: Told[], unseen: Told[]): Scene[] {
  const { props, ui, covered } = reader;
  const { game, seat } = props;
  const shown = covered ? [] : shownIn(game, unseen, seat).slice(-AT_ONCE);
  const scenes: Scene[] = shown.length ? [{ move: null, heldOut: shown, stay: lookingAt(shown) }] : [];
  if (ui.demandsAttention?.(news)) return [...scenes, { move: null, heldOut: [], stay: Infinity }];
  const touching = !covered && settings.value.speed !== "fast" && news.some((one) => isAbout(props, one, seat));
  return touching ? [...scenes, { move: null, heldOut: [], stay: readingTime(reader, news) }] : scenes;
}
