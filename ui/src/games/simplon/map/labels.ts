// The names of the stations at one scale. Every station has one: where there is no room for all of them, letters become
// smaller, and then names are cut short, those of the main places last. Ports at sea are named where room is left.
import { type BoardFile, isMain, nameIn, squaresOf, type Station } from "./board";
import type { Kind } from "./scale";
import { Grounds, type Label, Sheet, type Writing } from "./sheet";
import { shortened } from "./short";

const LEAN = 0.84; // smaller letters where there is little room
const NEAR = 60; // pixels: so far away a name may stand in the way of another
const ROUNDS = 16;
const PATIENCE = 6; // rounds, until a short name may lie on a turntable

const kindOf = (board: BoardFile, { id }: Station): Kind => (isMain(board, id) ? "main" : "minor");

/** Who is written first, and whose name is cut short: learned from those for whom there was no room. */
class Order {
  private readonly urgent = new Map<string, number>();
  private readonly short = new Map<string, string>();
  private readonly names: string[];

  constructor(
    private readonly board: BoardFile,
    private readonly writing: Writing,
  ) {
    this.names = board.stations.map(({ name }) => nameIn(name, writing.lang));
  }

  nameOf({ id, name }: Station): string {
    return this.short.get(id) ?? nameIn(name, this.writing.lang);
  }

  /** Once for each name: it takes longer than to find its place. */
  private shorten({ id, name }: Station): void {
    if (!this.short.has(id)) this.short.set(id, shortened(nameIn(name, this.writing.lang), this.names));
  }

  /** Where somebody stands comes first, unless many others had no room again and again. */
  stations(): Station[] {
    const weight = (id: string) => 4 * (this.urgent.get(id) ?? 0) + (this.writing.first.has(id) ? 14 : 0) + (isMain(this.board, id) ? 1 : 0);
    return [...this.board.stations].sort((one, other) => weight(other.id) - weight(one.id));
  }

  /** Whoever had no room comes earlier, with a short name; if that is not enough, names around it are cut short, too. */
  makeRoom(missing: Station[]): void {
    for (const one of missing) {
      const around = this.board.stations.filter(({ id, x, y }) => !this.writing.first.has(id) && Math.hypot(x - one.x, y - one.y) * this.writing.scale < NEAR);
      for (const near of this.short.has(one.id) ? around : [one]) this.shorten(near);
      this.urgent.set(one.id, (this.urgent.get(one.id) ?? 0) + 1);
    }
  }
}

/** The first sheet on which all have room, or the one with the fewest missing. */
function sheetOf(board: BoardFile, writing: Writing): Sheet {
  const order = new Order(board, writing);
  const grounds = new Grounds(board, writing);
  let best: Sheet | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sheet = new Sheet(grounds, writing, round ? LEAN : 1);
    const must = ({ id }: Station) => writing.first.has(id) || round > PATIENCE;
    const missing = order.stations().filter((one) => !sheet.write(one, order.nameOf(one), kindOf(board, one), must(one)));
    if (!best || sheet.labels.length > best.labels.length) best = sheet;
    if (!missing.length) break;
    if (round) order.makeRoom(missing);
  }
  return best as Sheet;
}

export function labelsAt(board: BoardFile, writing: Writing): Label[] {
  const sheet = sheetOf(board, writing);
  const texts = new Map(sheet.labels.map(({ id, text }) => [id, text]));
  for (const one of board.stations) {
    const whole = nameIn(one.name, writing.lang);
    if (texts.has(one.id) && texts.get(one.id) !== whole) sheet.rewrite(one, whole, kindOf(board, one)); // in the end there may be room after all
  }
  for (const port of squaresOf(board).filter(({ station, storm }) => !station && !storm)) sheet.write(port, nameIn(port.name, writing.lang), "port", false);
  return sheet.labels;
}
