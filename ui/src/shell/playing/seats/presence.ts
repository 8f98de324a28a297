import type { SeatInfo } from "../../../wire";

/** A person who is not here, and for whom nobody answers. */
export const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.here && !seat.sitting_in;
