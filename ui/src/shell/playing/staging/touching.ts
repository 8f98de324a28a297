// What others do to the reader: said so that nobody misses it, and once more when asked for.
import type { BoardProps } from "../../../contract/board";
import type { Told } from "../../../wire";
import { shownIn } from "../../table/spotlight";
import { isAbout } from "./scenes";

const AT_ONCE = 2; // sentences: more would lie over what is asked for, or leave their place
const REMEMBERED = 4;

/** Somebody else does something to the reader, and holds nothing out by which they would notice. */
function touches(props: BoardProps, told: Told): boolean {
  const { game, seat } = props;
  const kinds = game.events[told.event]?.facts ?? {};
  const actor = Object.keys(kinds).find((name) => kinds[name] === "seat") ?? "";
  return told.facts[actor] !== seat && isAbout(props, told, seat) && !shownIn(game, [told], seat).length;
}

const linesOf = (props: BoardProps, told: Told[]): string[] =>
  told.filter((one) => touches(props, one)).map((one) => props.texts.log(one, props.seat)).filter((line) => line !== "");

/** What was just done to the reader, the last of it; what came before can be called up again. */
export const touchingMe = (props: BoardProps): string[] => linesOf(props, props.justTold).slice(-AT_ONCE);

/** The last few things that were done to the reader, newest last. */
export const touchedMe = (props: BoardProps): string[] => linesOf(props, props.told).slice(-REMEMBERED);
