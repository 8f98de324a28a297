import type { GameInfo } from "../../wire";
import punch from "../art/punch.svg";
import { posterWords } from "../profiles";
import { say } from "../text/say";
import type { StartButton } from "./SetupForm";

/** The way into the game: a ticket to be punched. */
export function Ticket({ start, game, seats }: { start: StartButton; game: GameInfo; seats: number }) {
  return (
    <button type="button" class="ticket" disabled={start.busy} onClick={start.act}>
      <span class="words">
        <span class="small">{posterWords(game.id).line}</span>
        <b>{start.label}</b>
        <span class="note">{say("ticket-note", { seats })}</span>
      </span>
      <img src={punch} alt="" width={150} height={136} />
    </button>
  );
}
