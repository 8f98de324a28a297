// What is held out to the reader comes first: no moment that nobody should miss passes behind it.
import { act, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { useStaging } from "../src/shell/playing/staging/staging";
import type { GameInfo, Moved, Told } from "../src/wire";
import { ask, position } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();
const CARD: Told[] = [{ event: "Dealt", facts: { card: 1 } }];
const KNOWN_MS = 2500; // one thing, at normal speed
let seen: () => void;

function Screen({ attention }: { attention: boolean }) {
  const { table, props } = toyScreen(here.table);
  const dealt = { ...props.game.events["Dealt"], shows: "card" };
  const game = { ...props.game, events: { Dealt: dealt } } as GameInfo;
  const ui: GameUi = { ...plainUi, demandsAttention: () => attention };
  const { shown, delays, done } = useStaging(table, { ...props, game, justTold: CARD }, ui);
  seen = done;
  return <p>{`${shown.length} ${delays ? "first" : "alone"} ${table.playback.holding.value ? "held" : "free"}`}</p>;
}

const draw = async (attention: boolean) => {
  const { container } = render(<Screen attention={attention} />);
  await act(() => here.table.playback.receive({ type: "moved", told: CARD, by: 1, first: 1, position: position(5, ask(5)) } as unknown as Moved));
  return container;
};
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what is held out lasts until it was looked at, and then lets the next move come", async () => {
  const container = await draw(false);
  expect(container.textContent).toBe("1 alone held");
  await pass(KNOWN_MS);
  expect(container.textContent).toBe("0 alone free");
});

it("before a moment that nobody should miss it goes by itself, and the next move still waits", async () => {
  const container = await draw(true);
  await pass(KNOWN_MS - 1);
  expect(container.textContent).toBe("1 first held");
  await pass(1);
  expect(container.textContent).toBe("0 alone held");
});

it("and so it does when the reader puts it aside", async () => {
  const container = await draw(true);
  await act(() => seen());
  expect(container.textContent).toBe("0 alone held");
});
