// What goes on beside the game: what is said, the reader's own marks, and who is likely to win.
import { computed, type Signal, signal } from "@preact/signals";

import type { ChatLine, Forecast, FromServer, Position, Snapshot } from "../../wire";

export class Asides {
  readonly marks = signal<Record<string, string>>({});
  readonly chat = signal<ChatLine[]>([]);
  /** Whose chat is not wanted, by name. */
  readonly muted = signal<string[]>([]);
  private readonly known = signal<Forecast[]>([]);
  /** What the reader has not been shown yet is not foretold either. */
  readonly forecasts = computed(() => this.known.value.filter(({ at }) => at <= (this.position.value?.n ?? -1)));

  constructor(private readonly position: Signal<Position | null>) {}

  /** Everything was told anew. */
  begin({ marks, chat, forecasts }: Snapshot): void {
    this.marks.value = marks;
    this.chat.value = chat;
    this.known.value = forecasts;
  }

  hear(message: FromServer): void {
    if (message.type === "said") this.chat.value = [...this.chat.value, message.line];
    else if (message.type === "marked") this.marks.value = message.marks;
    else if (message.type === "forecasts") this.known.value = [...this.known.value.slice(0, message.first), ...message.line];
  }
}
