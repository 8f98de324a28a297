// A sealed answer can be changed while others think: the question is asked again until another answer, or the same, is given.
import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, it } from "vitest";

import { Prompt } from "../src/shell/playing/prompt/Prompt";
import type { Position } from "../src/wire";
import { ask, FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();
const laid = (n: number, choice: number): Position => ({ ...position(n, null), laid: { ask: ask(4), choice } });

function Screen({ onBoard = false }: { onBoard?: boolean }) {
  const given = toyScreen(here.table);
  return <Prompt {...given} ui={{ ...given.ui, changesOnBoard: () => onBoard }} />;
}

const stand = (now: Position) => FakeSocket.last.tell({ type: "moved", by: 1, now: "2026-01-01T00:00:00Z", position: now, first: 1, told: [] });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const sent = () => FakeSocket.last.sent.filter((one) => one.type === "answer");

beforeEach(() => FakeSocket.last.tell(snapshot({ position: laid(5, 0) })));

it("is asked again, even if others answer meanwhile, and given instead", () => {
  const { rerender } = render(<Screen />);
  expect(screen.queryByRole("button", { name: /Lamp/ })).toBeNull();
  press("Change my choice");
  rerender(<Screen />);
  stand(laid(6, 0));
  rerender(<Screen />);
  press(/Lamp/);
  expect(sent()).toMatchObject([{ at: 4, choice: 2, instead: true }]);
  rerender(<Screen />);
  expect(screen.queryByRole("button", { name: "Keep my choice" })).toBeNull();
  stand(laid(6, 2));
  rerender(<Screen />);
  expect(screen.queryByRole("button", { name: /Lamp/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Change my choice" })).toBeTruthy();
});

it("stays as it is if I think better of it", () => {
  const { rerender } = render(<Screen />);
  press("Change my choice");
  rerender(<Screen />);
  press("Keep my choice");
  rerender(<Screen />);
  expect(screen.queryByRole("button", { name: /Lamp/ })).toBeNull();
  expect(sent()).toEqual([]);
});

it("can no longer be changed once all have answered", () => {
  const { rerender } = render(<Screen />);
  press("Change my choice");
  stand(position(7, null));
  rerender(<Screen />);
  expect(screen.queryByRole("button", { name: /choice/ })).toBeNull();
});

it("is changed where it lies, if the board offers that: the prompt says so, and has no button for it", () => {
  render(<Screen onBoard />);
  expect(screen.queryByRole("button", { name: /choice/ })).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("You can still choose something else.");
});
