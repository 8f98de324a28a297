// How much time is left to answer, by the server's clock.
import { useEffect, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { viewOf } from "../table";
import type { Options } from "../view";

const TICK = 250; // milliseconds
const SECOND = 1000;

// Which option says how long a question may stand.
const TIMERS: Record<string, keyof Options> = {
  "turn.tile": "choice_timer",
  "turn.question": "question_timer",
  "answer.declare": "declare_timer",
  "answer.propose": "answer_timer",
  "answer.declared": "declarer_timer",
};

export interface TimeLeft {
  seconds: number;
  /** How much of the whole time that is, from 0 to 1. */
  share: number;
}

export function useTimeLeft(props: BoardProps): TimeLeft | null {
  const { deadline, ask } = props.position;
  const [now, tick] = useState(Date.now);
  useEffect(() => {
    if (!deadline) return;
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  if (!deadline) return null;
  const left = Math.max(0, (Date.parse(deadline) - now - (props.clockAhead ?? 0)) / SECOND);
  const timer = TIMERS[ask?.decision ?? "answer.declare"];
  const whole = Number(timer ? viewOf(props).options[timer] : 0) || left || 1;
  return { seconds: Math.ceil(left), share: Math.min(1, left / whole) };
}
