// While something passes that must be watched, nothing else happens; then the server is told.
import { act, render } from "@testing-library/preact";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { useWatching } from "../src/shell/playing/attention";
import type { Told } from "../src/wire";
import { ask, FakeSocket, position } from "./fakeSocket";
import { laid, sitting } from "./toyTable";

const here = sitting();
const watching = signal("");
const NEWS: Told[] = [{ event: "ShowBegun", facts: {} }];
const ui: GameUi = { ...plainUi, watching: () => watching.value, looksHere: (news) => news.length > 0, eachAlone: () => true };

function Watcher({ news, pause = "2026-01-01T00:01:00Z" }: { news: Told[]; pause?: string }) {
  const { table, props } = laid(here.table, ui);
  const now = { ...position(4, ask(4)), watch_until: pause };
  return <p>{useWatching(table, { ...props, news, told: [...news], position: now }, ui) ? "passing" : "through"}</p>;
}

const sent = () => FakeSocket.last.sent.filter((one) => one.type === "watched");
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  watching.value = "";
});
afterEach(() => vi.useRealTimers());

it("something is passing from the moment it is told until it was watched", async () => {
  const { container } = render(<Watcher news={NEWS} />);
  expect([container.textContent, sent()]).toEqual(["passing", []]);
  await act(() => void (watching.value = "Watch!"));
  pass(60_000);
  expect([container.textContent, sent()]).toEqual(["passing", []]);
  await act(() => void (watching.value = ""));
  expect(container.textContent).toBe("through");
  expect(sent()).toEqual([{ type: "watched", at: 4 }]);
});

it("what no board shows holds up nobody for long", async () => {
  const { container } = render(<Watcher news={NEWS} />);
  await pass(1600);
  expect(container.textContent).toBe("through");
  expect(sent()).toHaveLength(1);
});

it("somebody who comes later has nothing to watch, and says so", async () => {
  const { container } = render(<Watcher news={[]} />);
  await pass(0);
  expect(container.textContent).toBe("through");
  expect(sent()).toHaveLength(1);
});

it("nothing is said where nobody waits", async () => {
  render(<Watcher news={[]} pause="" />);
  await pass(0);
  expect(sent()).toEqual([]);
});

it("on a shared device nobody is told before everybody has seen it", async () => {
  here.table.mine.value = [0, 1];
  render(<Watcher news={NEWS} />);
  await act(() => void (watching.value = "Watch!"));
  await act(() => void (watching.value = ""));
  expect(here.table.sharing.left.value).toEqual([1]);
  expect(sent()).toEqual([]);
});
