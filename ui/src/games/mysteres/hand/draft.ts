// What somebody is writing: kept in this browser until it is sent, through reloads, and never sent before that.
import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { viewOf } from "../table";

/** What is being written: answers may be drafted at any time, clues and questions when they are asked for. */
export type Kind = "answer" | "clue" | "question";

export function kindOf({ position: { ask } }: Pick<BoardProps, "position">): Kind {
  if (ask?.decision === "turn.clue") return "clue";
  return ask?.decision === "turn.question" ? "question" : "answer";
}

/** Each seat has its own drafts, and each round new ones. */
const placeOf = (props: BoardProps, kind: Kind): string => `draft ${props.table.code} ${props.seat} ${viewOf(props).round} ${kind}`;

function kept(place: string): string {
  try {
    return sessionStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

function keep(place: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(place, text);
    else sessionStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing: the draft lasts as long as the page.
  }
}

export interface Draft {
  text: string;
  type: (text: string) => void;
  /** Undefined unless these words may be sent now. */
  send: (() => void) | undefined;
}

export function useDraft(props: BoardProps): Draft {
  const { write, position } = props;
  const place = placeOf(props, kindOf(props));
  const [drafts, put] = useState<Record<string, string>>({});
  const text = drafts[place] ?? kept(place);
  const type = (now: string) => {
    keep(place, now);
    put((before) => ({ ...before, [place]: now }));
  };
  // What was sent stays until another question stands: it may be refused, and mended.
  const sent = useRef<{ at: number; place: string } | null>(null);
  const at = position.ask?.at;
  useEffect(() => {
    const gone = sent.current;
    if (!gone || gone.at === at) return;
    sent.current = null;
    keep(gone.place, "");
    put((before) => ({ ...before, [gone.place]: "" }));
  }, [at]);
  const send = () => {
    sent.current = { at: at ?? -1, place };
    write?.(text.trim());
  };
  return { text, type, send: write && text.trim() ? send : undefined };
}
