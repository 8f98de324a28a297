// Several at one device are asked together: whoever is named has answered, through their own eyes, and nobody hands it round.
import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { sentenceOf } from "../src/shell/playing/prompt/sentence";
import { askedTogether, SideBySide, useAnswersDue, withoutAsk } from "../src/shell/playing/seats/SideBySide";
import type { Table } from "../src/shell/table/table";
import { ask, FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();
afterEach(cleanup);

const ui: GameUi = { ...plainUi, askedTogether: () => ({ decision: "take", says: "Who takes it?", bold: 2, quiet: 0, nobody: "Nobody" }) };
const both = [0, 1];

/** The screen of those at the device, as long as the server waits for some of them. */
function Screen({ table }: { table: Table }) {
  useAnswersDue(table);
  const screen = toyScreen(table, ui);
  const together = askedTogether(table, screen.props, ui);
  return together ? <SideBySide {...together} table={table} props={screen.props} /> : <p>{String(table.seat.value)}</p>;
}

const seen = (seat: number, waiting: number[]) =>
  FakeSocket.last.tell(snapshot({ seat, seats: both, position: position(4, waiting.includes(seat) ? { ...ask(4), seat } : null, waiting) }));

const answers = () => FakeSocket.all.map(({ address, sent }) => [/seat=(\d)/.exec(address)?.[1], ...sent.filter(({ type }) => type === "answer").map((one) => "choice" in one && one.choice)]);

it("the answer of whoever is named is given through their eyes", async () => {
  seen(0, both);
  const { getByText } = render(<Screen table={here.table} />);
  await act(() => getByText("Bert").click());
  await act(() => seen(1, both));
  expect(answers().at(-1)).toEqual(["1", 2]);
});

it("nobody: each of them lets it pass, one after the other", async () => {
  seen(0, both);
  const { getByText } = render(<Screen table={here.table} />);
  await act(() => getByText("Nobody").click());
  expect(answers().at(-1)).toEqual(["0", 0]);
  const [sent] = FakeSocket.last.sent.filter(({ type }) => type === "answer");
  await act(() => FakeSocket.last.tell({ type: "accepted", id: sent && "id" in sent ? String(sent.id) : "", n: 5 }));
  await act(() => seen(1, [1]));
  expect(answers().at(-1)).toEqual(["1", 0]);
});

it("a game that asks nobody together is handed round as ever", () => {
  seen(0, both);
  const { props } = toyScreen(here.table);
  expect(askedTogether(here.table, props, plainUi)).toBeNull();
  expect(askedTogether(here.table, { ...props, position: position(4, null, []) }, ui)).toBeNull();
  expect(withoutAsk(props).position.ask).toBeNull();
});

it("nobody is “you” while several look at one device", () => {
  seen(0, both);
  const screen = toyScreen(here.table, ui);
  const told = [{ event: "Dealt", facts: { card: 1 } }];
  const texts = Object.assign(Object.create(screen.props.texts) as typeof screen.props.texts, { log: (_: unknown, reader?: number) => (reader === 0 ? "You have it." : "Anna has it.") });
  const props = { ...withoutAsk(screen.props), told, texts, shared: true };
  expect(sentenceOf({ ...screen, props }).text).toBe("Anna has it.");
  expect(sentenceOf({ ...screen, props: { ...props, shared: false } }).text).toBe("You have it.");
});
