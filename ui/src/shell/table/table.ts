// One table as this device sees it: signals that the socket keeps up to date. The screen is a function of them.
import { batch, computed, signal } from "@preact/signals";

import type { FromServer, Moved, Position, Refused, Reply, Seated, Snapshot, TableInfo, Told } from "../../wire";
import { addressOf, type Connection, LiveSocket } from "../server/socket";
import { Answering } from "./answering";
import { Asides } from "./asides";
import { EventLog } from "./eventLog";
import { FormFilling } from "./formFilling";
import { ProposalDraft } from "./planning";
import { Playback } from "./playback";
import { Reconsidering } from "./reconsidering";
import { Requests } from "./requests";
import { seatTakenFrom } from "./seatKeys";
import { ServerClock } from "./serverClock";
import { SharedDevice } from "./sharedDevice";

export class Table {
  readonly table = signal<TableInfo | null>(null);
  /** My seats; more than one on a shared device. */
  readonly mine = signal<number[]>([]);
  /** The seat through whose eyes the server shows the game; -1 is an onlooker. */
  readonly seat = signal(-1);
  readonly position = signal<Position | null>(null);
  private readonly eventLog = new EventLog();
  readonly told = this.eventLog.told;
  readonly justTold = this.eventLog.justTold;
  readonly sought = this.eventLog.sought;
  readonly moveBegan = this.eventLog.moveBegan;
  readonly asides = new Asides(this.position);
  readonly marks = this.asides.marks;
  readonly chat = this.asides.chat;
  readonly connection = signal<Connection>("opening");
  readonly refused = signal<Refused | null>(null);
  readonly serverClock = new ServerClock();

  /** My seat that was opened on another device, until I have said what to do about it. */
  readonly takenElsewhere = signal<number | null>(null);
  readonly sharedDevice: SharedDevice;
  readonly playback = new Playback((move, begun) => batch(() => this.move(move, begun)));
  /** The latest events that demanded attention and were seen to their end. */
  readonly seenToEnd = signal<Told[] | null>(null);
  /** Is the question being explained? */
  readonly helping = signal(false);
  readonly request = new Requests((message) => this.socket?.send(message) ?? false, this.position);
  readonly reconsidering = new Reconsidering(this.position, (choice) => this.form.refill(choice));
  readonly proposing = new ProposalDraft(this.request.propose);
  readonly answering = new Answering((reply) => void this.socket?.send(reply));

  readonly ask = computed(() => this.position.value?.ask ?? null);
  readonly form: FormFilling;
  readonly picks = computed(() => new Set(this.answering.isOpen(this.ask.value) ? this.form.asked.value?.options : []));

  private socket: LiveSocket | null = null;
  /** Through whose eyes I asked to see; null means my first seat or, for an onlooker, what everybody sees. */
  readonly viewpoint = signal<number | null>(null);

  constructor(readonly code: string) {
    this.sharedDevice = new SharedDevice(code);
    this.form = new FormFilling(code, this.ask, this.answering, (choice) => this.answer(choice));
  }

  /** Sit down where the server says, or among the onlookers. */
  sit(seated: Seated): void {
    this.seated(seated);
    this.takenElsewhere.value = null;
    this.connect(seated.seats[0] ?? null, seated.seats.length === 0);
  }

  /** Listen through the eyes of a seat, of my first seat (null), or of an onlooker. */
  connect(seat: number | null, onlooking = false): void {
    this.playback.clear();
    batch(() => {
      this.eventLog.clear();
      this.position.value = null;
      this.lookThrough(seat, onlooking);
    });
  }

  /** The same, but what is on the screen stays: where all is open, my other seats know it too. */
  lookThrough(seat: number | null, onlooking = false): void {
    this.socket?.close();
    this.answering.pending.value = null;
    this.viewpoint.value = seat;
    const address = () => addressOf(this.code, this.told.value.length, seat, onlooking);
    this.socket = new LiveSocket({ address, hear: (message) => this.hear(message), state: (now) => (this.connection.value = now) });
  }

  close(): void {
    this.playback.clear();
    this.socket?.close();
  }

  // What the server says

  hear(message: FromServer): void {
    batch(() => {
      if ("now" in message) this.serverClock.hear(message.now);
      if (message.type === "snapshot") this.begin(message);
      else if (message.type === "moved") this.playback.receive(message);
      else if (message.type === "accepted" && this.answering.accept(message.id, this.ask.value)) this.form.forget(this.seat.value);
      else if (message.type === "refused") this.refused.value = this.answering.refuse(message) ?? this.refused.value;
      else if (message.type === "table") this.seated(message);
      else this.asides.hear(message);
    });
  }

  /** Who sits where has changed. */
  seated({ table, seats }: Seated): void {
    this.takenElsewhere.value = seatTakenFrom(this.mine.value, seats, table) ?? this.takenElsewhere.value;
    this.table.value = table;
    this.mine.value = seats;
  }

  private begin(message: Snapshot): void {
    const fresh = this.position.value !== null || message.position?.n === 0; // after a break, or at the very beginning
    this.table.value = message.table;
    this.mine.value = message.seats;
    this.seat.value = message.seat;
    this.asides.begin(message);
    const news = this.eventLog.tell(message.first, message.told, fresh, this.sharedDevice.takeMissed());
    this.playback.begin(news, message.seats.length > 1 ? this.sharedDevice.unseen(this.told.value, message.seat) : undefined);
    this.stand(message.position);
    // An answer that was not confirmed before the connection broke: sent twice, it counts once.
    this.answering.again();
  }

  private move(message: Moved, begun: number): void {
    this.eventLog.tell(message.first, message.told, true);
    this.moveBegan.value = begun;
    this.stand(message.position);
  }

  private stand(position: Position | null): void {
    this.position.value = this.reconsidering.seen(position);
    if (this.refused.value?.code !== "table_closed") this.refused.value = null;
    this.answering.forget(this.ask.value);
  }

  // What we say

  answer(choice: Reply["choice"]): void {
    const ask = this.ask.value;
    if (!this.answering.isOpen(ask)) return;
    this.refused.value = null;
    this.playback.resume();
    this.answering.give(ask, choice, this.reconsidering.settle(ask.at));
  }
}
