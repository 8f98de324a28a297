// A proposal to the others in the making: its steps so far, and who should do the next one.
import { signal } from "@preact/signals";

import { MOST_STEPS, type Step } from "../../wire";

interface Draft {
  seat: number;
  steps: Step[];
}

export class ProposalDraft {
  readonly draft = signal<Draft | null>(null);

  constructor(private readonly send: (steps: Step[], text: string) => boolean) {}

  begin(seat: number): void {
    this.draft.value = { seat, steps: [] };
  }

  turnTo(seat: number): void {
    if (this.draft.value) this.draft.value = { ...this.draft.value, seat };
  }

  add = (domain: string, id: number): void => {
    const draft = this.draft.value;
    if (draft && draft.steps.length < MOST_STEPS) this.draft.value = { ...draft, steps: [...draft.steps, { seat: draft.seat, domain, id }] };
  };

  dropLast(): void {
    if (this.draft.value) this.draft.value = { ...this.draft.value, steps: this.draft.value.steps.slice(0, -1) };
  }

  cancel(): void {
    this.draft.value = null;
  }

  /** Tell it to the others; nothing is lost if that is not possible just now. */
  handIn(text: string): void {
    const draft = this.draft.value;
    if (draft && this.send(draft.steps, text.trim())) this.cancel();
  }

  withdraw(): void {
    this.send([], "");
  }
}
