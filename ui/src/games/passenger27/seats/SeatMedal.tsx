// A player's round picture: nobody knows who they are until everybody does, or until I am out and may see everything.
import type { BoardProps, SeatProps } from "../../../contract/board";
import { Portrait as Face } from "../people/Portrait";
import { letterOf, personOf, viewOf } from "../table";
import { Unknown } from "./Unknown";

export function SeatMedal({ props, of }: { props: BoardProps; of: number }) {
  const view = viewOf(props);
  const identity = view.identities[of] ?? null;
  const hidden = of === props.seat && view.reason === null && !view.out.some(({ seat }) => seat === of);
  if (identity === null || hidden) return <Unknown seat={of} letter={letterOf(props, of)} />;
  const { who, features } = personOf(props, identity);
  return (
    <span class="tp-medal">
      <Face who={who} features={features} />
    </span>
  );
}

export const Portrait = (props: SeatProps) => <SeatMedal props={props} of={props.of} />;
