// What others do to the reader: said so that nobody misses it, and once more when asked for.
import type { BoardProps } from "../../../contract/board";
import type { Told } from "../../../wire";
import { shownIn } from "../../table/spotlight";
import { isAbout } from "./scenes";

const REMEMBERED = 4; // sentences

/** Somebody else does something to the reader, and holds nothing out by which they would notice. */
function touches(props: BoardProps, told: Told): boolean {
  const { game, seat } = props;
  const kinds = game.events[told.event]?.facts ?? {};
  const actor = Object.keys(kinds).find((name) => kinds[name] === "seat") ?? "";
  return told.facts[actor] !== seat && isAbout(props, told, seat) && !shownIn(game, [told], seat).length;
}

const linesOf = (props: BoardProps, told: Told[]): string[] =>
  told.filter((one) => touches(props, one)).map((one) => props.texts.log(one, props.seat)).filter((line) => line !== "");

/** What was just done to the reader; to somebody who was away, the last of it. */
export const touchingMe = (props: BoardProps): string[] => linesOf(props, props.justTold).slice(-REMEMBERED);

/** The last few things that were done to the reader, newest last. */
export const touchedMe = (props: BoardProps): string[] => linesOf(props, props.told).slice(-REMEMBERED);
