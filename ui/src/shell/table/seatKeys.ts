// A seat can be opened on another device by its own link. The device it left keeps the way back.
import type { TableInfo } from "../../wire";

/** The seat that was mine and now is somebody's on another device; null if it was freed or nothing changed. */
export function seatGone(before: number[], now: number[], table: TableInfo): number | null {
  const lost = before.find((seat) => !now.includes(seat));
  return lost !== undefined && table.seats[lost]?.kind === "person" ? lost : null;
}

interface Kept {
  key: string;
  seat: number;
}

const place = (code: string) => `wagonlit ${code}`;

/** The key of my own link opens my seat here again, too; it is kept no longer than this window is open. */
export function keepKey(code: string, key: string, seat: number): void {
  try {
    sessionStorage.setItem(place(code), JSON.stringify({ key, seat } satisfies Kept));
  } catch {
    // Without storage there is no way back but the link itself.
  }
}

export function keptKey(code: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(code)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
