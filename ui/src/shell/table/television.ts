// The table on a television, which all look at: nobody's own seat is played there, whoever opened it.
import type { FromServer, Seated } from "../../wire";
import { Table } from "./table";

export class Television extends Table {
  override sit(seated: Seated): void {
    super.sit({ ...seated, seats: [] });
  }

  override hear(message: FromServer): void {
    super.hear("seats" in message ? { ...message, seats: [] } : message);
  }
}

export const isTelevision = (table: Table): boolean => table instanceof Television;
