// A seat can be opened on another device by its own link. The device it was taken from remembers the way back.
import type { TableInfo } from "../../wire";

/** My seat that is now played on another device; null if nothing changed, or if the host freed it. */
export function seatTakenFrom(before: number[], now: number[], table: TableInfo): number | null {
  const lost = before.find((seat) => !now.includes(seat));
  return lost !== undefined && table.seats[lost]?.kind === "person" ? lost : null;
}

interface SeatKey {
  key: string;
  seat: number;
}

const place = (code: string) => `wagonlit ${code}`;

/** The key of my own link can bring the seat back to this device, too; it is remembered while this window is open. */
export function rememberSeatKey(code: string, key: string, seat: number): void {
  try {
    sessionStorage.setItem(place(code), JSON.stringify({ key, seat } satisfies SeatKey));
  } catch {
    // Without storage there is no way back but the link itself.
  }
}

export function rememberedSeatKey(code: string): SeatKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(code)) ?? "null") as SeatKey | null;
  } catch {
    return null;
  }
}
