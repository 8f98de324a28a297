// The keys 1–9 choose answers, and are printed on them.
const DIGITS = 9;

/** Which key chooses which of these answers. */
export const digitsOf = (order: number[]): Map<number, string> => new Map(order.slice(0, DIGITS).map((id, place) => [id, String(place + 1)]));
