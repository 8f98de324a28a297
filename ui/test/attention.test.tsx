// While something is shown that nobody should miss, nothing else happens; then the server is told.
import { act, render } from "@testing-library/preact";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { useAttention, useViewed } from "../src/shell/playing/attention";
import type { Told } from "../src/wire";
import { ask, FakeSocket, position } from "./fakeSocket";
import { toyScreen, sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();
const prompt = signal("");
const passed = signal(false);
const JUST_TOLD: Told[] = [{ event: "ShowBegun", facts: {} }];
const ui: GameUi = { ...plainUi, attentionPrompt: () => prompt.value, hasPassed: () => passed.value, demandsAttention: (justTold) => justTold.length > 0, showsEachSeatItsOwn: () => true };

function Device({ justTold, pause = "2026-01-01T00:01:00Z" }: { justTold: Told[]; pause?: string }) {
  const { table, props } = toyScreen(here.table, ui);
  const now = { ...props, justTold, told: [...justTold], position: { ...position(4, ask(4)), viewing_until: pause } };
  const busy = useAttention(table, now, ui);
  useViewed(table, now, ui, busy);
  return <p>{busy ? "busy" : "free"}</p>;
}

const sent = () => FakeSocket.last.sent.filter((one) => one.type === "viewed");
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  prompt.value = "";
  passed.value = false;
});
afterEach(() => vi.useRealTimers());

it("a moment holds the device from when it is told until it was seen", async () => {
  const { container } = render(<Device justTold={JUST_TOLD} />);
  expect([container.textContent, sent()]).toEqual(["busy", []]);
  await act(() => void (prompt.value = "Watch!"));
  pass(60_000);
  expect([container.textContent, sent()]).toEqual(["busy", []]);
  await act(() => void (prompt.value = ""));
  expect(container.textContent).toBe("free");
  expect(sent()).toEqual([{ type: "viewed", at: 4, writing: false }]);
});

it("what no board shows holds up nobody for long", async () => {
  const { container } = render(<Device justTold={JUST_TOLD} />);
  await pass(1600);
  expect(container.textContent).toBe("free");
  expect(sent()).toHaveLength(1);
});

it("somebody who comes later has nothing to see, and says so", async () => {
  const { container } = render(<Device justTold={[]} />);
  await pass(0);
  expect(container.textContent).toBe("free");
  expect(sent()).toHaveLength(1);
});

it("nothing is said where nobody waits", async () => {
  render(<Device justTold={[]} pause="" />);
  await pass(0);
  expect(sent()).toEqual([]);
});

it("what has passed may be written down before everything goes on", async () => {
  const { container } = render(<Device justTold={JUST_TOLD} />);
  await act(() => void (prompt.value = "Watch!"));
  await act(() => void (passed.value = true));
  expect([container.textContent, sent()]).toEqual(["busy", [{ type: "viewed", at: 4, writing: true }]]);
});

it("what passed was seen, though nobody waits", async () => {
  render(<Device justTold={JUST_TOLD} pause="" />);
  expect(sent()).toEqual([]);
  await act(() => void (prompt.value = "Watch!"));
  await act(() => void (prompt.value = ""));
  expect(sent()).toEqual([{ type: "viewed", at: 4, writing: false }]);
});

it("on a shared device nobody is told before everybody has seen it", async () => {
  here.table.mine.value = [0, 1];
  render(<Device justTold={JUST_TOLD} />);
  await act(() => void (prompt.value = "Watch!"));
  await act(() => void (prompt.value = ""));
  expect(here.table.sharedDevice.yetToSee.value).toEqual([1]);
  expect(sent()).toEqual([]);
});

it("an onlooker says nothing: nobody waits for them", async () => {
  here.table.seat.value = -1;
  render(<Device justTold={JUST_TOLD} />);
  await act(() => void (prompt.value = "Watch!"));
  await act(() => void (passed.value = true));
  await act(() => void (prompt.value = ""));
  expect(sent()).toEqual([]);
});
