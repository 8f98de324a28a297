// The key that chooses an answer, printed on it.
import type { BoardProps } from "../../../contract/board";
import { digitOf } from "../places";

export function Digit({ props, id }: { props: BoardProps; id: number }) {
  const digit = digitOf(props, id);
  if (digit === undefined) return null;
  return (
    <kbd class="me-key" aria-hidden="true">
      {digit}
    </kbd>
  );
}
