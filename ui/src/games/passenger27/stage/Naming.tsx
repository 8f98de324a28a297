// Calling a name: 27 faces, each with how likely a hit is, or who may be it, as far as the notebook tells.
import type { BoardProps } from "../../../contract/board";
import { Fit } from "../cards/Fit";
import { MarkSign } from "../notebook/Cell";
import { sheetOf } from "../notebook/reading";
import { saysOf } from "../notebook/words";
import { Portrait } from "../people/Portrait";
import { choosing } from "../places";
import { letterOf } from "../table";

export function Naming(props: BoardProps) {
  const { people, opponents } = sheetOf(props);
  return (
    <>
      {people.map((person) => {
        const { pick, pressed } = choosing(props, "naming", person.id);
        const marks = person.status === "open" ? person.marks.filter(({ state }) => state !== "no") : [];
        const inside = (
          <>
            <Portrait who={person.who} features={person.features} />
            <b>
              <Fit text={person.name} />
            </b>
            <span class="tp-marks" aria-hidden="true">
              {person.heat === undefined ? (
                marks.map((mark) => <MarkSign key={mark.seat} mark={mark} letter={letterOf(props, mark.seat)} />)
              ) : (
                <b class="tp-odds">{Math.round(100 * person.heat)}</b>
              )}
            </span>
          </>
        );
        if (!pick)
          return (
            <span key={person.id} class="tp-name" aria-hidden="true">
              {inside}
            </span>
          );
        return (
          <button key={person.id} type="button" class={`tp-name lit ${person.status}`} style={{ "--h": (0.7 * (person.heat ?? 0)).toFixed(2) }} aria-pressed={pressed} onClick={pick}>
            {inside}
            <span class="tp-sr">, {saysOf(props.texts, person, opponents)}</span>
          </button>
        );
      })}
    </>
  );
}
