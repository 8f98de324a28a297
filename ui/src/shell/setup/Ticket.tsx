import type { GameInfo } from "../../wire";
import punch from "../art/punch.svg";
import { knows, say } from "../text/say";
import type { Go } from "./SetupForm";

/** The way into the game: a ticket to be punched. */
export function Ticket({ go, game, seats }: { go: Go; game: GameInfo; seats: number }) {
  const line = `game-${game.id}.line`;
  return (
    <button type="button" class="ticket" disabled={go.busy} onClick={go.act}>
      <span class="words">
        <span class="small">{knows(line) ? say(line) : ""}</span>
        <b>{go.label}</b>
        <span class="note">{say("ticket-note", { seats })}</span>
      </span>
      <img src={punch} alt="" width={150} height={136} />
    </button>
  );
}
