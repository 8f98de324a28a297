// The names of the stations at one scale. Every station has one: where there is no room for all of them, letters become
// smaller, then some names stand at the end of a line, and at last they are cut short. Ports at sea are named where room is left.
import { type BoardFile, isMain, nameIn, squaresOf, type Station } from "./board";
import { Grounds, type Writing } from "./ground";
import { lengthOf } from "./lines";
import { type Manner, Offers } from "./offers";
import type { Kind } from "./scale";
import { type Label, Sheet } from "./sheet";
import { shortened } from "./short";

const LEAN = 0.84; // smaller letters where there is little room
const LEANEST = 0.76;
const NEAR = 60; // pixels: so far away a name may stand in the way of another
const ROUNDS = 24;
const PATIENCE = 3; // rounds, until names are cut short, or until nothing better is looked for
const MISSING = 1000; // how bad it is that a name is not there, is cut short, or has a line
const CUT = 20;
const LED = 3;
const LONGER = 0.1; // for each pixel of the line

const kindOf = (board: BoardFile, { id }: Station): Kind => (isMain(board, id) ? "main" : "minor");

/** Who is written first, and whose name is cut short: learned from those for whom there was no room. */
class Order {
  private readonly urgent = new Map<string, number>();
  private readonly missed = new Map<string, number>();
  private readonly short = new Map<string, string>();
  private readonly names: string[];

  constructor(
    private readonly board: BoardFile,
    private readonly writing: Writing,
  ) {
    this.names = board.stations.map(({ name }) => nameIn(name, writing.lang));
  }

  /** How many names lack letters; those of which the first word is enough do not. */
  get cuts(): number {
    return [...this.short.values()].filter((short) => short.endsWith(".")).length;
  }

  nameOf({ id, name }: Station): string {
    return this.short.get(id) ?? nameIn(name, this.writing.lang);
  }

  /** Once for each name: it takes longer than to find its place. */
  private shorten({ id, name }: Station): void {
    const short = this.short.get(id) ?? shortened(nameIn(name, this.writing.lang), this.names);
    if (!this.writing.first.has(id) || !short.endsWith(".")) this.short.set(id, short);
  }

  /** Where somebody stands comes first, unless many others had no room again and again. */
  stations(): Station[] {
    const weight = (id: string) => 4 * (this.urgent.get(id) ?? 0) + (this.writing.first.has(id) ? 14 : 0) + (isMain(this.board, id) ? 1 : 0);
    return [...this.board.stations].sort((one, other) => weight(other.id) - weight(one.id));
  }

  /** May it have a line before others are written? */
  isPressed({ id }: Station): boolean {
    return (this.missed.get(id) ?? 0) > 0;
  }

  /** Whoever had no room comes earlier; if that is not enough, with a short name; and at last names around it are cut short, too. */
  learn(late: Station[], missing: Station[]): void {
    for (const one of late) {
      this.urgent.set(one.id, (this.urgent.get(one.id) ?? 0) + 1);
      if (nameIn(one.name, this.writing.lang).includes(" ")) this.shorten(one); // its first word will do
    }
    for (const one of missing) {
      const times = (this.missed.get(one.id) ?? 0) + 1;
      this.missed.set(one.id, times);
      if (times > PATIENCE) this.shorten(one);
      if (times > PATIENCE + 1) for (const near of this.board.stations) if (Math.hypot(near.x - one.x, near.y - one.y) * this.writing.scale < NEAR) this.shorten(near);
    }
  }
}

/** One round of writing: what did it cost, and for whom was there no room? */
function written(board: BoardFile, order: Order, sheet: Sheet, round: number): number {
  const write = (one: Station, manner: Manner, ...leans: number[]) => leans.some((lean) => sheet.write(one, order.nameOf(one), kindOf(board, one), manner, lean));
  if (!round) return order.stations().filter((one) => !write(one, "straight", 1)).length * MISSING;
  const beside = (one: Station) => write(one, "beside", LEAN, LEANEST) || (order.isPressed(one) && (write(one, "led", LEAN) || write(one, "squeezed", LEANEST)));
  const late = order.stations().filter((one) => !beside(one));
  const later = round > 1 ? late.filter((one) => !write(one, "led", LEAN)) : late;
  const missing = round > 2 ? later.filter((one) => !write(one, "squeezed", LEANEST)) : later;
  order.learn(late, round > 2 ? missing : []);
  return missing.length * MISSING + order.cuts * CUT + sheet.labels.reduce((sum, { line }) => sum + (line ? LED + lengthOf(line) * LONGER : 0), 0);
}

/** The sheet on which most have room beside their stations. */
function sheetOf(board: BoardFile, writing: Writing): Sheet {
  const order = new Order(board, writing);
  const [grounds, offers] = [new Grounds(board, writing), new Offers(writing)];
  let [best, least, found]: [Sheet | null, number, number] = [null, Infinity, 0];
  for (let round = 0; round < ROUNDS && least > 0 && (least >= MISSING || round <= found + PATIENCE); round += 1) {
    const sheet = new Sheet(grounds, offers, writing);
    const bad = written(board, order, sheet, round);
    if (bad < least) [best, least, found] = [sheet, bad, round];
  }
  return best as Sheet;
}

export function labelsAt(board: BoardFile, writing: Writing): Label[] {
  const sheet = sheetOf(board, writing);
  const texts = new Map(sheet.labels.map(({ id, text }) => [id, text]));
  for (const one of board.stations) {
    const whole = nameIn(one.name, writing.lang);
    if (texts.has(one.id) && texts.get(one.id) !== whole) sheet.rewrite(one, whole, kindOf(board, one), [LEAN, LEANEST]); // in the end there may be room after all
  }
  for (const port of squaresOf(board).filter(({ station, storm }) => !station && !storm)) sheet.write(port, nameIn(port.name, writing.lang), "port", "beside", LEAN);
  return sheet.labels;
}
