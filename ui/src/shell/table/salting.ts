// Everybody adds salt to the deal, so that nobody can have chosen it: this device does so for its seats by itself.
import { effect } from "@preact/signals";

import type { SeatInfo, TableInfo } from "../../wire";
import * as api from "../server/api";
import type { Table } from "./table";

const place = (code: string, seat: number) => `wagonlit salt ${code} ${seat}`;

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The salt of my seat: kept until the game is over, so that one can see that it was not left out. */
export function saltOf(code: string, seat: number): string | null {
  try {
    return localStorage.getItem(place(code, seat));
  } catch {
    return null;
  }
}

function newSalt(code: string, seat: number): string {
  const salt = saltOf(code, seat) ?? drawn();
  localStorage.setItem(place(code, seat), salt);
  return salt;
}

/** As the server seals it, too; browsers hash by themselves on secure pages only, and many play over plain HTTP at home. */
async function sealed(salt: string): Promise<string> {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/utils.js")]);
  return bytesToHex(sha256(utf8ToBytes(`wagonlit salt ${salt}`)));
}

async function add(code: string, { step }: NonNullable<TableInfo["dealing"]>, { seat, adds_salt, seal, salt }: SeatInfo): Promise<void> {
  if (step === "sealing" && adds_salt && !seal) await api.seal(code, { seat, seal: await sealed(newSalt(code, seat)) });
  const kept = saltOf(code, seat);
  if (step === "opening" && seal && !salt && kept) await api.salt(code, { seat, salt: kept });
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
      add(known.code, dealing, seat).catch(() => undefined);
    }
    timer = setInterval(() => void api.start(known.code).catch(() => undefined), AGAIN);
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
