// The die and the coin: each fills the middle of the map for a moment, rolls, and says what came of it.
import { useEffect, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { once } from "../../../contract/once";
import type { Told } from "../../../wire";
import { Coin, Die } from "../art/Die";
import { idName } from "../table";

const MOMENT = 1500; // milliseconds

const unseen = once();

const MOMENTS = ["DieRolled", "CoinTossed"];

/** The last such event in what was just told. */
const momentIn = (justTold: Told[]): Told | null => justTold.findLast(({ event }) => MOMENTS.includes(event)) ?? null;

export function Moment(props: BoardProps) {
  const { justTold, texts } = props;
  const [told, show] = useState<Told | null>(null);
  useEffect(() => {
    const found = momentIn(justTold);
    if (found && unseen(justTold)) show(found);
  }, [justTold]);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => show(null), MOMENT);
    return () => clearTimeout(timer);
  }, [told]);
  if (!told) return null;
  const line = texts.log(told, props.seat);
  const { face, coin } = told.facts as Record<string, number>;
  return (
    <div class="so-moment" key={JSON.stringify(told)}>
      {told.event === "DieRolled" ? <Die face={idName(props, "face", face ?? null)} label={line} /> : <Coin side={idName(props, "coin", coin ?? null)} label={line} />}
      <p aria-hidden="true">{line}</p>
    </div>
  );
}
