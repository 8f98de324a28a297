// How far the truth has come to light.
import { computed, signal } from "@preact/signals";

import type { BoardProps } from "../../../contract/board";
import { CATEGORIES, viewOf } from "../table";

export const WHOLE = CATEGORIES.length;

/** How many cards of the crime are turned by now, wherever they lie: all at once for whoever comes later. */
export const turned = signal(WHOLE);

/** Are the cards still being turned? Until then nobody says who has won. */
export const unmasking = computed(() => turned.value < WHOLE);

/** Is this what was hidden, as far as the cards are turned? */
export const isTrue = (props: BoardProps, element: number): boolean => viewOf(props).solution.slice(0, turned.value).includes(element);
