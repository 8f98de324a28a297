// Hot-seat where all is open: the table stays in view while the device goes round.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Notices } from "../src/shell/playing/Notices";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();
const told = [{ event: "Dealt", facts: { card: 1 } }];

/** Anna has played, Bert is next, and everybody has seen why. */
function openScreen() {
  FakeSocket.last.tell(snapshot({ seats: [0, 1], position: position(5, null, [1]), told }));
  const given = toyScreen(here.table);
  return { ...given, props: { ...given.props, told, shared: true, game: { ...given.props.game, keeps_secrets: false } } };
}

it("says whose turn it is and how it began, in the place where screen readers listen", () => {
  const given = openScreen();
  const { rerender } = render(<Prompt {...given} />);
  const place = screen.getByRole("status");
  rerender(<Prompt {...given} next={1} />);
  expect(screen.getByRole("status")).toBe(place);
  expect(place.textContent).toContain("Bert’s turn. A card: Rope.");
  expect(place.textContent).toContain("open");
});

it("is taken by keyboard as soon as the last button is gone, unless somebody is busy elsewhere", () => {
  const given = openScreen();
  render(<Prompt {...given} next={1} />);
  expect(document.activeElement?.textContent).toBe("I am Bert");
  cleanup();
  const chat = document.body.appendChild(document.createElement("input"));
  chat.focus();
  render(<Prompt {...given} next={1} />);
  expect(document.activeElement).toBe(chat);
  chat.remove();
});

it("keeps what is on the screen when it is taken, and asks for nothing that is known", () => {
  const given = openScreen();
  render(<Prompt {...given} next={1} />);
  const before = { told: here.table.told.value, position: here.table.position.value };
  fireEvent.click(screen.getByText("I am Bert"));
  expect({ told: here.table.told.value, position: here.table.position.value }).toEqual(before);
  expect(FakeSocket.last.address).toContain("since=1&seat=1");
  expect(here.table.sharedDevice.holder.value).toBe(1);
});

it("raises no alarm while the server is asked what the next one sees, unless that fails", async () => {
  const given = openScreen();
  const { container } = render(
    <>
      <Prompt {...given} next={1} />
      <Notices {...given} />
    </>,
  );
  await act(() => void fireEvent.click(screen.getByText("I am Bert")));
  expect(container.querySelector("[data-late]")).not.toBeNull();
  expect(container.querySelector("[data-alarm]")).toBeNull();
  await act(() => FakeSocket.last.breakOff(1006));
  expect(container.querySelector("[data-alarm]")).not.toBeNull();
});
