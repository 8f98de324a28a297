// Calling a name: 27 faces, each with what the notebook says of it; only one is called.
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
        const { pick } = choosing(props, "naming", person.id);
        const marks = person.status === "open" ? person.marks.filter(({ state }) => state !== "no") : [];
        const inside = (
          <>
            <Portrait who={person.who} features={person.features} />
            <b>
              <Fit text={person.name} />
            </b>
            <span class="tp-marks" aria-hidden="true">
              {marks.map((mark) => (
                <MarkSign key={mark.seat} mark={mark} letter={letterOf(props, mark.seat)} />
              ))}
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
          <button key={person.id} type="button" class={`tp-name lit ${person.status}`} onClick={pick}>
            {inside}
            <span class="tp-sr">, {saysOf(props.texts, person, opponents)}</span>
          </button>
        );
      })}
    </>
  );
}
