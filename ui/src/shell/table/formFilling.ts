// Filling in a question of several parts: in the browser's storage until it is handed in, so that a reload loses nothing.
import { computed, type ReadonlySignal, signal } from "@preact/signals";

import { type FormDraft, partOf } from "../../contract/form";
import type { Ask, Reply } from "../../wire";
import type { Answering } from "./answering";

type Chosen = (number | null)[];

/** What is filled in so far, and where; `question` tells whether it still belongs to what is asked. */
interface Filled {
  question: string;
  chosen: Chosen;
  part: number;
}

/** Asked of another seat on the same device, it is another question. */
const questionOf = ({ seat, decision, parts }: Ask): string => JSON.stringify([seat, decision, parts]);

function nextOpen(chosen: Chosen, part: number): number {
  const later = chosen.findIndex((one, place) => one === null && place > part);
  const first = chosen.indexOf(null);
  return later >= 0 ? later : first >= 0 ? first : part;
}

export class FormFilling {
  private readonly filled = signal<Filled | null>(null);

  constructor(
    private readonly code: string,
    private readonly ask: ReadonlySignal<Ask | null>,
    private readonly answering: Answering,
    private readonly give: (choice: number | number[]) => void,
  ) {}

  private readonly current = computed<Filled | null>(() => {
    const ask = this.ask.value;
    if (!ask?.parts.length) return null;
    const question = questionOf(ask);
    const found = this.filled.value?.question === question ? this.filled.value : this.stored(ask);
    return found?.question === question ? found : { question, chosen: ask.parts.map(() => null), part: 0 };
  });

  /** What is asked, at the part that is being filled in; a question without parts stays as it is. */
  readonly asked = computed<Ask | null>(() => {
    const ask = this.ask.value;
    return ask && this.current.value ? partOf(ask, this.current.value.part) : ask;
  });

  /** The form as a board is given it. */
  readonly draft = computed<FormDraft | null>(() => {
    const whole = this.ask.value;
    const now = this.current.value;
    if (!whole || !now) return null;
    const { part, chosen } = now;
    const choice = chosen.filter((one) => one !== null);
    const ready = choice.length === chosen.length && this.answering.isOpen(whole);
    return { whole, part, chosen, turnTo: (to) => this.turnTo(to), handIn: ready ? () => this.give(choice) : undefined };
  });

  /** Fills this into the part that is turned to, and goes on to the next that is open; without parts, it is the answer. */
  choose(id: number): void {
    const now = this.current.value;
    if (!now) return this.give(id);
    const chosen = now.chosen.map((one, part) => (part === now.part ? id : one));
    this.keep({ ...now, chosen, part: nextOpen(chosen, now.part) });
  }

  /** As it was handed in, to be changed. */
  refill(handedIn: Reply["choice"]): void {
    const now = this.current.value;
    if (now && Array.isArray(handedIn)) this.keep({ ...now, chosen: handedIn, part: 0 });
  }

  turnTo(part: number): void {
    if (this.current.value) this.keep({ ...this.current.value, part });
  }

  /** It was handed in. */
  forget(seat: number): void {
    this.filled.value = null;
    try {
      sessionStorage.removeItem(this.place(seat));
    } catch {
      // Nothing was stored.
    }
  }

  private place(seat: number): string {
    return `wagonlit ${this.code} form ${seat}`;
  }

  private keep(filled: Filled): void {
    this.filled.value = filled;
    try {
      sessionStorage.setItem(this.place(this.ask.value?.seat ?? -1), JSON.stringify(filled));
    } catch {
      // Without storage a reload begins with an empty form.
    }
  }

  private stored({ seat }: Ask): Filled | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.place(seat)) ?? "null") as Filled | null;
    } catch {
      return null;
    }
  }
}
