import { ChangedTerms } from "../setup/ChangedTerms";
import type { Table } from "../table/table";
import { say, words } from "../text/say";
import type { GameScreenProps } from "./GameLayout";
import { SeatElsewhereNotice } from "./seats/SeatTakenElsewhere";

function UndoWish({ table, props }: GameScreenProps) {
  const { undo } = props.position;
  if (undo.wisher < 0) return null;
  const name = props.table.seats[undo.wisher]?.name ?? "";
  const me = table.seat.value;
  if (undo.wisher === me) {
    return (
      <p>
        {say("undo-asked", { names: props.texts.people(undo.needed) })}
        <button type="button" class="button" onClick={() => table.request.consentToUndo(false)}>
          {say("never-mind")}
        </button>
      </p>
    );
  }
  if (!undo.needed.includes(me)) return null;
  return (
    <p>
      {say("undo-wish", { name })}
      <span>
        <button type="button" class="button first" onClick={() => table.request.consentToUndo(true)}>
          {say("agree")}
        </button>
        <button type="button" class="button" onClick={() => table.request.consentToUndo(false)}>
          {say("refuse")}
        </button>
      </span>
    </p>
  );
}

function BotSitsIn({ table, props }: GameScreenProps) {
  if (!props.table.seats[table.seat.value]?.sitting_in) return null;
  return (
    <p>
      {say("bot-answers-for-you")}
      <button type="button" class="button first" onClick={() => table.request.endSubstitute()}>
        {say("i-am-back")}
      </button>
    </p>
  );
}

/** Somebody else at this device has just taken it: the server is being asked what they see. */
function isPassedOn({ mine, sharedDevice: { holder }, seat }: Table): boolean {
  return mine.value.length > 1 && holder.value !== null && holder.value !== seat.value;
}

function ConnectionLost({ table }: GameScreenProps) {
  const state = table.connection.value;
  if (state === "open") return null;
  if (state === "restarting") return <p data-late>{say("restarting")}</p>;
  if (state === "opening" && isPassedOn(table)) return <p data-late>{say("reconnecting")}</p>;
  return <p data-alarm>{say(state === "closed" ? "closed" : "reconnecting")}</p>;
}

/** Whoever halted the game, perhaps by a key pressed by accident, sees why nothing happens. */
function Paused({ table: { playback } }: GameScreenProps) {
  if (!playback.paused.value) return null;
  return (
    <p>
      {say("paused")}
      <button type="button" class="button first" onClick={() => playback.resume()}>
        {say("go-on")}
      </button>
    </p>
  );
}

/** Why something had no effect: as exactly as the game, or the shell, has words for it. */
function RefusedAnswer({ table, props: { texts } }: GameScreenProps) {
  const refused = table.refused.value;
  if (!refused) return null;
  const reason = `refusal-${refused.reason}`;
  if (texts.words.has(reason)) return <p data-alarm>{texts.word(reason, refused.facts)}</p>;
  return <p data-alarm>{words.value?.has(reason) ? say(reason, refused.facts) : say(`refused-${refused.code}`)}</p>;
}

function Onlooking({ table, props }: GameScreenProps) {
  if (table.seat.value >= 0 || props.tv) return null;
  const open = props.table.status === "over" || props.table.open_hands;
  const look = (seat: string) => table.connect(seat === "" ? null : Number(seat), true);
  return (
    <p>
      {say("watching")} <SeatElsewhereNotice table={table} known={props.table} />
      {open && (
        <select class="field" aria-label={say("whose-eyes")} value={table.viewpoint.value ?? ""} onChange={(event) => look(event.currentTarget.value)}>
          <option value="">{say("eyes-of-all")}</option>
          {props.table.seats.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {say("eyes-of", { name: seat.name })}
            </option>
          ))}
        </select>
      )}
    </p>
  );
}

/** What one should know besides the game: the connection, a halt, wishes of others, a bot in one's seat. */
export function Notices(given: GameScreenProps) {
  return (
    <div class="notices" role="status" aria-live="polite">
      <ConnectionLost {...given} />
      <RefusedAnswer {...given} />
      <Paused {...given} />
      <BotSitsIn {...given} />
      <UndoWish {...given} />
      <ChangedTerms game={given.props.game} texts={given.props.texts} table={given.props.table} />
      <Onlooking {...given} />
    </div>
  );
}
