// Where people sit around the table, as they would in a dining car: whoever plays next sits to the left.

export interface Place {
  side: "end" | "left" | "right";
  /** From the window on, as the eye goes: the last row is nearest to the end. */
  row: number;
}

/**
 * The places of this many seats in the order of play, the first at the end of the table that is nearest to us.
 * From there they go clockwise: up the left side to the window, and down the right side.
 */
export function placesAround(seats: number): Place[] {
  const onLeft = Math.ceil((seats - 1) / 2);
  return Array.from({ length: seats }, (_, turn): Place => {
    if (turn === 0) return { side: "end", row: 1 };
    return turn <= onLeft ? { side: "left", row: onLeft - turn + 1 } : { side: "right", row: turn - onLeft };
  });
}
