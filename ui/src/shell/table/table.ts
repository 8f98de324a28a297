// One table as this device sees it: signals, fed by the socket. The screen is a function of them.
import { batch, computed, signal } from "@preact/signals";

import type { ChatLine, FromServer, Moved, Position, Refused, Seated, Snapshot, TableInfo, Told } from "../../wire";
import { Answering } from "./answering";
import { Chronicle } from "./eventLog";
import { seatGone } from "./seatKeys";
import { Sharing } from "./sharedDevice";
import { addressOf, type Connection, Line } from "../server/socket";

export class Table {
  readonly table = signal<TableInfo | null>(null);
  /** My seats; more than one on a shared device. */
  readonly mine = signal<number[]>([]);
  /** The seat whose eyes these are; -1 is an onlooker. */
  readonly seat = signal(-1);
  readonly position = signal<Position | null>(null);
  private readonly chronicle = new Chronicle();
  readonly told = this.chronicle.told;
  readonly news = this.chronicle.news;
  readonly marks = signal<Record<string, string>>({});
  readonly chat = signal<ChatLine[]>([]);
  readonly connection = signal<Connection>("opening");
  readonly refused = signal<Refused | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead = signal(0);

  /** My seat that was opened on another device, until I say what to do about it. */
  readonly gone = signal<number | null>(null);
  readonly sharing = new Sharing();
  /** The last news that were watched to their end. */
  readonly played = signal<Told[] | null>(null);
  /** Whose chat is not wanted, by name. */
  readonly muted = signal<string[]>([]);
  /** Is the question being explained? */
  readonly helping = signal(false);
  readonly answering = new Answering((reply) => void this.line?.send(reply));

  readonly ask = computed(() => this.position.value?.ask ?? null);
  readonly picks = computed(() => {
    const ask = this.ask.value;
    return new Set(this.answering.isOpen(ask) ? ask.options : []);
  });

  private line: Line | null = null;
  /** Whose eyes were asked for: none in particular means my first seat, or everybody's. */
  readonly eyes = signal<number | null>(null);
  private watching = false;

  constructor(readonly code: string) {}

  /** Sit down where the server says, or among the onlookers. */
  sit({ table, seats }: Seated): void {
    this.table.value = table;
    this.mine.value = seats;
    this.gone.value = null;
    this.connect(seats[0] ?? null, seats.length === 0);
  }

  /** Listen through the eyes of a seat, of my first seat (null), or of an onlooker. */
  connect(seat: number | null, watching = false): void {
    this.line?.close();
    batch(() => {
      this.chronicle.clear();
      this.answering.pending.value = null;
      this.position.value = null;
      this.eyes.value = seat;
    });
    this.watching = watching;
    const state = (now: Connection) => (this.connection.value = now);
    const address = () => addressOf(this.code, this.told.value.length, this.eyes.peek(), this.watching);
    this.line = new Line({ address, hear: (message) => this.hear(message), state });
  }

  close(): void {
    this.line?.close();
  }

  // What the server says

  hear(message: FromServer): void {
    batch(() => {
      if (message.type === "snapshot") this.begin(message);
      else if (message.type === "moved") this.move(message);
      else if (message.type === "said") this.chat.value = [...this.chat.value, message.line];
      else if (message.type === "marked") this.marks.value = message.marks;
      else if (message.type === "accepted") this.answering.accept(message.id, this.ask.value);
      else if (message.type === "refused") this.refuse(message);
      else if (message.type === "table") this.seated(message);
    });
  }

  /** Who sits where has changed. */
  seated({ table, seats }: Seated): void {
    this.gone.value = seatGone(this.mine.value, seats, table) ?? this.gone.value;
    this.table.value = table;
    this.mine.value = seats;
  }

  private begin(message: Snapshot): void {
    const again = this.position.value !== null;
    this.table.value = message.table;
    this.mine.value = message.seats;
    this.seat.value = message.seat;
    this.marks.value = message.marks;
    this.chat.value = message.chat;
    this.chronicle.tell(message.first, message.told, again, this.sharing.takeMissed());
    this.stand(message.now, message.position);
    // An answer nobody confirmed before the line broke: sent twice, it counts once.
    this.answering.again();
  }

  private move(message: Moved): void {
    this.chronicle.tell(message.first, message.told, true);
    this.stand(message.now, message.position);
  }

  private stand(now: string, position: Position | null): void {
    this.ahead.value = Date.parse(now) - Date.now();
    this.position.value = position;
    this.refused.value = null;
    this.answering.forget(this.ask.value);
  }

  private refuse(message: Refused): void {
    // An answer that came too late needs no words: where the game stands is sent with it.
    const late = message.code === "stale" && message.id !== "";
    this.answering.refuse(message.id);
    if (!late) this.refused.value = message;
  }

  // What we say

  answer(choice: number | string): void {
    const ask = this.ask.value;
    if (!this.answering.isOpen(ask)) return;
    this.refused.value = null;
    this.answering.give(ask, choice);
  }

  takeBack = () => this.line?.send({ type: "undo", at: this.position.value?.n ?? 0 });
  consent = (agree: boolean) => this.line?.send({ type: "consent", at: this.position.value?.n ?? 0, agree });
  say = (text: string) => this.line?.send({ type: "say", text }) ?? false;
  mark = (key: string, text: string) => this.line?.send({ type: "mark", key, text });
  sitIn = (seat: number, bot: string) => this.line?.send({ type: "sit_in", seat, bot });
  back = () => this.line?.send({ type: "back" });
  watched = (at: number) => this.line?.send({ type: "watched", at });
}
