// What lies before a player, read out of the view.
import type { SeatProps } from "../../../contract/board";
import { FEATURES } from "../features";
import { departureOf, featuresOf, idName, label, valueName, viewOf } from "../table";
import { SeatShown, SeatThings } from "./SeatThings";

export function Seat(props: SeatProps) {
  const { of, seat: me, texts } = props;
  const view = viewOf(props);
  const named = (value: Parameters<typeof valueName>[1]) => valueName(props, value);
  const gone = departureOf(view, of);
  const identity = gone?.passenger ?? (view.reason === null ? null : (view.identities[of] ?? null));
  if (identity !== null && identity !== undefined) {
    const features = featuresOf(props, identity);
    const name = label(props, "passenger", identity);
    const says = props.phone ? name : texts.word("board-was", { name });
    return <SeatShown seat={of} out={gone !== undefined} says={says} values={FEATURES.map((feature) => features[feature])} valueName={named} />;
  }
  const action = view.shown.includes(of) ? (view.actions[of] ?? null) : null;
  const laid = view.locked.includes(of);
  const mine = me >= 0 ? (view.identities[me] ?? null) : null;
  const knows = mine === null ? [] : FEATURES.filter((_, at) => view.told[of]?.[at]).map((feature) => featuresOf(props, mine)[feature]);
  const initiative = view.initiative[of] ?? null;
  return (
    <SeatThings
      seat={of}
      card={{ awaited: view.step === null && view.round > 0, laid, shown: action === null ? undefined : idName(props, "action", action) }}
      cardSays={action === null ? texts.word(laid ? "board-card-laid" : "board-card-none") : label(props, "action", action)}
      initiative={initiative === null ? null : Number(idName(props, "initiative", initiative))}
      disguises={view.disguises[of] ?? 0}
      skills={view.skills[of] ?? 0}
      knows={knows}
      knowsSays={me < 0 ? "" : texts.word(knows.length ? "board-knows" : "board-knows-nothing")}
      valueName={named}
      says={{ initiative: texts.word("board-initiative"), disguises: texts.word("board-disguises"), skills: texts.word("board-skills") }}
    />
  );
}
