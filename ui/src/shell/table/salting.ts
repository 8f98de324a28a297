// Everybody adds salt to the deal, so that nobody can have chosen it: this device does so for its seats by itself.
import { effect } from "@preact/signals";

import type { SeatInfo, TableInfo } from "../../wire";
import * as api from "../server/api";
import type { Table } from "./table";

/** By what the server has committed itself to: another secret, even at a table of the same code, is given salt that nobody knows. */
const place = (commitment: string, seat: number) => `wagonlit salt ${commitment} ${seat}`;
const placeOfSeals = (commitment: string) => `wagonlit seals ${commitment}`;

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(where: string): string | null {
  try {
    return localStorage.getItem(where);
  } catch {
    return null;
  }
}

/** The salt of my seat: kept until the game is over, so that one can see that it was not left out. */
export const saltOf = (commitment: string, seat: number) => kept(place(commitment, seat));

/** What was sealed when my salt was opened: so one can see that nothing was added or left out to suit it. */
export const sealsNoted = (commitment: string) => kept(placeOfSeals(commitment));

function newSalt(commitment: string, seat: number): string {
  const salt = saltOf(commitment, seat) ?? drawn();
  localStorage.setItem(place(commitment, seat), salt);
  return salt;
}

/** As the server hashes it, too; browsers hash by themselves on secure pages only, and many play over plain HTTP at home. */
async function hashed(text: string): Promise<string> {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/utils.js")]);
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Once for each deal: what is shown later does not count. */
async function noteSeals({ commitment, seats }: TableInfo): Promise<void> {
  if (sealsNoted(commitment) !== null) return;
  const seals = seats.filter((one) => one.seal).map((one) => ` ${one.seat}:${one.seal}`);
  localStorage.setItem(placeOfSeals(commitment), await hashed(`wagonlit seals ${commitment}${seals.join("")}`));
}

async function add(known: TableInfo, { seat, adds_salt, seal, salt }: SeatInfo): Promise<void> {
  const { code, commitment } = known;
  if (known.dealing?.step === "sealing" && adds_salt && !seal)
    await api.seal(code, { seat, seal: await hashed(`wagonlit salt ${newSalt(commitment, seat)}`) });
  const mine = saltOf(commitment, seat);
  if (known.dealing?.step !== "opening" || !seal || salt || !mine) return;
  await noteSeals(known);
  await api.salt(code, { seat, salt: mine });
}

const AGAIN = 2000; // milliseconds

/** Seal and open my salt when the table asks for it; and ask the table to go on, which it does when time is over. */
export function addSalt(table: Table): () => void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = effect(() => {
    const known = table.table.value;
    const mine = table.mine.value;
    clearInterval(timer);
    const dealing = known?.dealing;
    if (!dealing || mine.length === 0) return;
    for (const seat of known.seats.filter((one) => mine.includes(one.seat) && !done.has(`${dealing.step} ${one.seat}`))) {
      done.add(`${dealing.step} ${seat.seat}`);
      // What fails, by a bad line or without storage, is left out: the game begins without it.
      add(known, seat).catch(() => undefined);
    }
    timer = setInterval(() => void api.start(known.code).catch(() => undefined), AGAIN);
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
