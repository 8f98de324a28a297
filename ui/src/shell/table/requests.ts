// What a player asks of the server besides answering.
import type { ReadonlySignal } from "@preact/signals";

import type { Position, Step, ToServer } from "../../wire";
import type { Speed } from "../settings/settings";

export class Requests {
  constructor(
    private readonly send: (message: ToServer) => boolean,
    private readonly position: ReadonlySignal<Position | null>,
  ) {}

  /** How long the table's log is, as far as the player sees it. */
  private at(): number {
    return this.position.value?.n ?? 0;
  }

  undo = () => this.send({ type: "undo", at: this.at() });
  consentToUndo = (agree: boolean) => this.send({ type: "consent", at: this.at(), agree });
  chat = (text: string) => this.send({ type: "say", text });
  propose = (steps: Step[], text: string) => this.send({ type: "propose", steps, text });
  mark = (key: string, text: string) => this.send({ type: "mark", key, text });
  substitute = (seat: number, bot: string) => this.send({ type: "sit_in", seat, bot });
  endSubstitute = () => this.send({ type: "back" });
  /** What was shown there has been seen: nobody need wait for this device, unless somebody is still `writing` it down. */
  viewed = (at: number, writing = false) => this.send({ type: "viewed", at, writing });
  /** Bots go by the slowest reader. */
  speed = (speed: Speed | "paused") => this.send({ type: "speed", speed });
}
