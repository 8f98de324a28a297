// How much time is left to answer, for the ring around the great button.
import type { BoardProps } from "../../../contract/board";
import { secondsOf, useTimeLeft } from "../../../contract/timeLeft";
import { viewOf } from "../table";
import type { Options } from "../view";

const SECOND = 1000;

// Which option says how long a question may stand.
const TIMERS: Record<string, keyof Options> = {
  "turn.tile": "choice_timer",
  "turn.question": "question_timer",
  "answer.declare": "declare_timer",
  "answer.propose": "answer_timer",
  "answer.declared": "declarer_timer",
};

interface Clock {
  seconds: number;
  /** How much of the whole time is left, from 0 to 1. */
  share: number;
}

export function useClock(props: BoardProps): Clock | null {
  const { deadline, ask } = props.position;
  const left = useTimeLeft(deadline, props.clockAhead ?? 0);
  if (left === null) return null;
  const timer = TIMERS[ask?.decision ?? "answer.declare"];
  const whole = Number(timer ? viewOf(props).options[timer] : 0) * SECOND || left || 1;
  return { seconds: secondsOf(left), share: Math.min(1, left / whole) };
}
