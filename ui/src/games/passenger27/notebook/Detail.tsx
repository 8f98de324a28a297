// One person of the notebook, asked about: what each opponent has to do with them, why, and my own marks.
import { Sign } from "../art/signs";
import { FEATURES } from "../features";
import { Portrait } from "../people/Portrait";
import { Badge } from "../seats/badges";
import type { Mark, SheetPerson } from "./sheet";
import type { SheetProps } from "./Sheet";
import { markSays } from "./words";

const ANYBODY = -1;
/** What can be noted by hand, and the text that explains it. */
const OWN: [mark: string, says: string][] = [["?", "board-note-maybe"], ["✓", "board-note-yes"], ["✗", "board-note-no"]];

function Own({ sheet, person, mark }: { sheet: SheetProps; person: SheetPerson; mark: Mark }) {
  const { texts } = sheet;
  return (
    <span class="tp-own" role="group" aria-label={texts.word("board-note")}>
      {OWN.map(([sign, says]) => (
        <button
          key={sign}
          type="button"
          data-quick
          aria-pressed={mark.own === sign}
          aria-label={texts.word(says)}
          title={texts.word(says)}
          onClick={() => sheet.mark(mark.seat, person.id, mark.own === sign ? "" : sign)}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

function Opponent({ sheet, person, mark }: { sheet: SheetProps; person: SheetPerson; mark: Mark }) {
  const opponent = sheet.opponents.find(({ seat }) => seat === mark.seat);
  if (!opponent) return null;
  const reasons = sheet.reasons(mark.seat, person.id);
  return (
    <li class={mark.state}>
      <Badge seat={mark.seat} letter={opponent.letter} />
      <span>
        <b>{markSays(sheet.texts, mark, opponent.name)}</b>
        {reasons.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
      </span>
      <Own sheet={sheet} person={person} mark={mark} />
    </li>
  );
}

export function Detail({ sheet, person, close }: { sheet: SheetProps; person: SheetPerson; close: () => void }) {
  const { texts, valueName } = sheet;
  return (
    <div class="tp-detail" role="group" aria-label={person.name}>
      <Portrait who={person.who} features={person.features} />
      <div class="tp-detail-head">
        <b>{person.name}</b>
        <span class="tp-detail-values">
          {FEATURES.map((feature) => (
            <span key={feature}>
              <Sign value={person.features[feature]} />
              {valueName(person.features[feature])}
            </span>
          ))}
        </span>
        {person.status !== "open" && <em>{person.note}</em>}
        {person.status !== "open" && sheet.reasons(ANYBODY, person.id).map((reason) => <small key={reason}>{reason}</small>)}
      </div>
      <button type="button" class="tp-close" data-quick aria-label={texts.word("board-close")} onClick={close}>
        ×
      </button>
      {person.status === "open" && (
        <ul>
          {person.marks.map((mark) => (
            <Opponent key={mark.seat} sheet={sheet} person={person} mark={mark} />
          ))}
        </ul>
      )}
    </div>
  );
}
