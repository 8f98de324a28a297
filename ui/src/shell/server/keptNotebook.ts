// A position comes with the notebook only where that may have changed: else it is as it was when it was last sent.
import type { FromServer, Position } from "../../wire";

export class KeptNotebook {
  private last: unknown = null;

  /** The message with the notebook in its position, if it has one. */
  filledIn(message: FromServer): FromServer {
    if (message.type === "moved") return { ...message, position: this.whole(message.position) };
    if (message.type === "snapshot" && message.position) return { ...message, position: this.whole(message.position) };
    return message;
  }

  private whole(position: Position): Position {
    if ("notebook" in position) this.last = position.notebook;
    return { ...position, notebook: this.last };
  }
}
