// What was told, as lines, grouped where the game says that a new chapter begins.
import type { BoardProps } from "../../../contract/board";
import type { Piece } from "../../../texts/pieces";
import type { Told } from "../../../wire";
import { isAbout } from "../staging/scenes";

export interface Line {
  place: number;
  pieces: Piece[];
  rule: string;
  heading: boolean;
  aboutMe: boolean;
}

export interface Chapter {
  /** Where it begins. */
  place: number;
  /** Whose turn it is; -1: nobody's. */
  seat: number;
  lines: Line[];
}

const begun = ({ game }: BoardProps, one: Told, place: number): Chapter => {
  const seats = Object.entries(game.events[one.event]?.facts ?? {}).filter(([, domain]) => domain === "seat");
  const seat = seats.map(([name]) => one.facts[name]).find((fact) => typeof fact === "number");
  return { place, seat: seat ?? -1, lines: [] };
};

/** The last line that tells what happened up to here: what was learned silently stands below it. */
export function lineAt(props: BoardProps, place: number): { place: number; pieces: Piece[] } | null {
  for (let at = Math.min(place, props.told.length - 1); at >= 0; at -= 1) {
    const pieces = props.texts.pieces(props.told[at] as Told, props.seat);
    if (pieces.length) return { place: at, pieces };
  }
  return null;
}

export function chaptersOf(props: BoardProps): Chapter[] {
  const { game, texts, told, seat } = props;
  const chapters: Chapter[] = [];
  told.forEach((one, place) => {
    const kind = game.events[one.event];
    const heading = kind?.begins_chapter ?? false;
    const pieces = texts.pieces(one, seat);
    if (heading) chapters.push(begun(props, one, place));
    if (!pieces.length) return;
    if (!chapters.length) chapters.push({ place, seat: -1, lines: [] });
    chapters.at(-1)?.lines.push({ place, pieces, rule: kind?.rule ?? "", heading, aboutMe: isAbout(props, one, seat) });
  });
  return chapters.filter((chapter) => chapter.lines.length);
}
