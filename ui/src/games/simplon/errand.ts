// Several answers in a row: the stations of a way, or a turntable and its position. It ends as soon as something else is asked.
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../contract/board";

export interface Step {
  decision: string;
  id: number;
}

export type SetOut = (steps: Step[]) => void;

/** Answers the first step at once, and each of the others when it is asked. */
export function useErrand(props: BoardProps): SetOut {
  const left = useRef<Step[]>([]);
  const { position, picks, pick } = props;
  const { ask, waiting } = position;
  const go = () => {
    const [next] = left.current;
    if (!next || !ask || !picks.size) return;
    const offered = ask.decision === next.decision && picks.has(next.id);
    left.current = offered ? left.current.slice(1) : [];
    if (offered) pick(next.id);
  };
  const elsewhere = !ask && waiting.length > 0 && !waiting.includes(props.seat);
  useEffect(() => {
    if (elsewhere || position.result) left.current = [];
    else go();
    // Another question, or the same one opened, is what an errand waits for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ask?.at, picks.size > 0, elsewhere, position.result]);
  return (steps) => {
    left.current = steps;
    go();
  };
}
