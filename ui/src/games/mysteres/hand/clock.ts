// How much time is left to answer, for the ring around the great button.
import type { BoardProps } from "../../../contract/board";
import { secondsOf, shareOf, useTimeLeft } from "../../../contract/timeLeft";

interface Clock {
  seconds: number;
  /** How much of the whole time is left, from 0 to 1. */
  share: number;
}

export function useClock(props: BoardProps): Clock | null {
  const { position } = props;
  const left = useTimeLeft(position, props.clockAhead ?? 0);
  return left === null ? null : { seconds: secondsOf(left), share: shareOf(left, position.limit) };
}
