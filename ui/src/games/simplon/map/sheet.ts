// A sheet of names over the map at one scale: none covers another, a station or a square of the sea, or a line that leads to another.
import type { Point } from "../../../contract/panzoom/camera";
import type { Grounds, Writing } from "./ground";
import { crosses, cut, type Line } from "./lines";
import { type Manner, type Offer, type Offers, RINGS, sizeOf } from "./offers";
import { type Box, boxAround, freePlace } from "./places";
import { type Kind, scaleOf } from "./scale";

export interface Label {
  id: string;
  text: string;
  /** The middle of the word, in pixels from the corner of the map. */
  at: Point;
  box: Box;
  kind: Kind;
  /** Of its letters, in pixels. */
  size: number;
  /** From its station, where the name stands further away. */
  line: Line | null;
}

const SMALLEST = 10; // pixels

/** What has been written, and where. */
export class Sheet {
  readonly labels: Label[] = [];
  private readonly boxes: Box[] = [];

  constructor(
    private readonly grounds: Grounds,
    private readonly offers: Offers,
    private readonly writing: Writing,
  ) {}

  /** Is there room for this name in this manner, with letters `lean` times as large as usual? */
  write(place: { id: string } & Point, text: string, kind: Kind, manner: Manner, lean: number): boolean {
    const { scale } = this.writing;
    const size = Math.max(scaleOf(scale).letters[kind] * lean, SMALLEST);
    const middle = { x: place.x * scale, y: place.y * scale };
    const { width, height } = sizeOf({ text, kind, size });
    const ground = manner === "straight" || manner === "beside" ? this.grounds.at(place.id, middle) : this.grounds.all;
    for (const ring of RINGS[manner]) {
      const offers = this.offers.of(place.id, middle, { text, kind, size }, manner, ring, ground);
      const at = freePlace(offers, width, height, [this.boxes], [], (offer) => this.isClear(offer, boxAround(offer, width, height)));
      if (at) return this.put({ id: place.id, text, at, box: boxAround(at, width, height), kind, size, line: at.line });
    }
    return false;
  }

  /** No line passes through a name, nor through another line. */
  private isClear({ line }: Offer, box: Box): boolean {
    for (const label of this.labels) {
      if (label.line && (crosses(label.line, box) || (line && cut(line, label.line)))) return false;
      if (line && crosses(line, label.box)) return false;
    }
    return true;
  }

  /** Writes this name instead of the one that is there, if that has room, too. */
  rewrite(place: { id: string } & Point, text: string, kind: Kind, leans: number[]): void {
    const number = this.labels.findIndex(({ id }) => id === place.id);
    const [label] = this.labels.splice(number, 1) as [Label];
    this.boxes.splice(number, 1);
    const manners: Manner[] = ["beside", "led"];
    if (!manners.some((manner) => leans.some((lean) => this.write(place, text, kind, manner, lean)))) this.put(label);
  }

  private put(label: Label): true {
    this.labels.push(label);
    this.boxes.push(label.box);
    return true;
  }
}
