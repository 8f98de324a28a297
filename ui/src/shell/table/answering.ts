// The one answer that is on its way: it keeps its id until the server has it, however often the connection breaks.
import { signal } from "@preact/signals";

import type { Ask, Refused, Reply } from "../../wire";

interface Pending {
  reply: Reply;
  accepted: boolean;
}

// Not crypto.randomUUID: that exists on https and localhost only, and friends come over the local network.
const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("-");

export class Answering {
  readonly pending = signal<Pending | null>(null);

  constructor(private readonly send: (reply: Reply) => void) {}

  /** Have we yet to answer this question? */
  isOpen(ask: Ask | null): ask is Ask {
    return ask !== null && this.pending.value?.reply.at !== ask.at;
  }

  /** `instead`: of the answer that was given before, and is still sealed. */
  give(ask: Ask, choice: Reply["choice"], instead = false): void {
    this.pending.value = { reply: { type: "answer", id: fresh(), at: ask.at, choice, ...(instead && { instead }) }, accepted: false };
    this.again();
  }

  /** Sent twice, it counts once. */
  again(): void {
    const pending = this.pending.value;
    if (pending && !pending.accepted) this.send(pending.reply);
  }

  /** The answer of this id is stored; `ask` is what stands now. Was it the one that is on its way? */
  accept(id: string, ask: Ask | null): boolean {
    const pending = this.pending.value;
    const ours = pending?.reply.id === id;
    if (ours) this.pending.value = { ...pending, accepted: true };
    this.forget(ask);
    return ours;
  }

  /** What of the refusal the reader must be told: an answer that came too late needs no explanation, the new position follows. */
  refuse(message: Refused): Refused | null {
    if (this.pending.value?.reply.id === message.id) this.pending.value = null;
    return message.code === "stale" && message.id !== "" ? null : message;
  }

  /** A question stays closed from its answer until another one stands. */
  forget(ask: Ask | null): void {
    const pending = this.pending.value;
    if (pending?.accepted && ask?.at !== pending.reply.at) this.pending.value = null;
  }
}
