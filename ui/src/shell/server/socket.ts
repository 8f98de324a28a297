// A socket that mends itself: after a loss it reconnects, waiting longer each time, and asks for what it missed.
import type { FromServer, ToServer } from "../../wire";
import { KeptNotebook } from "./keptNotebook";

import { Latency } from "./latency";

/** Restarting: the server has said that it stops, and that it or another one will be there at once. */
export type Connection = "opening" | "open" | "restarting" | "lost" | "closed";

export interface SocketListener {
  /** The address to open now: it says how much is known already. */
  address: () => string;
  hear: (message: FromServer) => void;
  state: (state: Connection) => void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const FIRST_PING = 2_000; // the line is measured once the page has come to rest
const SILENCE = 50_000; // nothing heard for this long: the connection is dead, whatever the browser thinks
const REFUSED = [4400, 4403, 4404]; // closing codes that mean: it is no use trying again
const RESTART = 1012; // the closing code of a server that stops
const RESTART_WAIT = 5_000; // longer than this, and it is no mere restart

/** Where to listen to a table: how much is known already, and through whose eyes. */
export function addressOf(code: string, since: number, seat: number | null, onlooking: boolean): string {
  const query = new URLSearchParams({ since: String(since) });
  if (seat !== null) query.set("seat", String(seat));
  if (onlooking) query.set("onlook", "true");
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${code}/socket?${query}`;
}

export class LiveSocket {
  private socket: WebSocket | null = null;
  private readonly notebook = new KeptNotebook();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lastMessage = 0;
  private shut = false;
  private restarting = false;
  private readonly latency = new Latency();

  constructor(private readonly listener: SocketListener) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  private open(): void {
    this.listener.state(this.restarting ? "restarting" : "opening");
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.listen(socket, event.data);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private listen(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.lastMessage = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "snapshot") this.settle();
    if (message.type === "pong") this.measure();
    this.listener.hear(this.notebook.filledIn(message));
  }

  /** The connection stands once the first message has come through, not when the socket opened. */
  private settle(): void {
    this.wait = FIRST_WAIT;
    this.restarting = false;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.tick(), HEARTBEAT);
    this.listener.state("open");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ping(), FIRST_PING);
  }

  private ping(): void {
    this.latency.leave();
    this.send({ type: "ping", lag: this.latency.lag });
  }

  /** The first measure is told at once, the others with the heartbeat. */
  private measure(): void {
    const first = !this.latency.lag;
    this.latency.return();
    if (first && this.latency.lag) this.ping();
  }

  private tick(): void {
    if (Date.now() - this.lastMessage > SILENCE) this.socket?.close();
    else this.ping();
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    clearTimeout(this.timer);
    if (this.shut || REFUSED.includes(code)) {
      this.listener.state("closed");
      return;
    }
    const told = code === RESTART && !this.restarting;
    this.restarting = told || (this.restarting && this.wait < RESTART_WAIT);
    this.listener.state(this.restarting ? "restarting" : "lost");
    // Spread out: after a restart of the server everybody comes back at once.
    this.timer = setTimeout(() => this.open(), this.wait * (Math.random() + (told ? 0 : 0.5)));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: reconnect without further delay. */
  private readonly hurry = (): void => {
    if (this.socket || this.shut || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.shut = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
