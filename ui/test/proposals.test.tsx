// Where people play together, each can propose what to do; the others see it, and what is proposed to them comes first.
import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Journal } from "../src/shell/playing/journal/Journal";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import type { Proposal } from "../src/wire";
import { FakeSocket, table as info } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();

function Screen() {
  const alone = toyScreen(here.table);
  const { props } = alone;
  const given = { ...alone, props: { ...props, game: { ...props.game, proposable: ["card"] } } };
  return (
    <>
      <Prompt {...given} />
      <Journal {...given} />
    </>
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const sent = () => FakeSocket.last.sent.filter((one) => one.type === "propose");

/** Bert proposes this, or nothing any more. */
function bertProposes(proposal: Proposal | null): void {
  const [anna, bert] = info.seats;
  if (anna && bert) FakeSocket.last.tell({ type: "table", table: { ...info, seats: [anna, { ...bert, proposal }] }, seats: [0] });
}

it("is made step by step, for oneself and for others, and sent with a reason", () => {
  const { rerender } = render(<Screen />);
  press("Propose something");
  rerender(<Screen />);
  expect(screen.queryByText("Take a card.")).toBeNull();
  press("Lamp");
  rerender(<Screen />);
  fireEvent.click(screen.getByRole("radio", { name: "Bert" }));
  rerender(<Screen />);
  press("Rope");
  rerender(<Screen />);
  press("Knife");
  rerender(<Screen />);
  expect(screen.getByText("you: Lamp · Bert: Rope, Knife")).toBeTruthy();
  press("Take the last step back");
  rerender(<Screen />);
  fireEvent.input(screen.getByRole("textbox", { name: /Why/ }), { target: { value: " it is dark " } });
  press("Tell the others");
  const steps = [
    { seat: 0, domain: "card", id: 2 },
    { seat: 1, domain: "card", id: 1 },
  ];
  expect(sent()).toEqual([{ type: "propose", steps, text: "it is dark" }]);
  rerender(<Screen />);
  expect(screen.getByText("Take a card.")).toBeTruthy();
});

it("can be left without a word", () => {
  const { rerender } = render(<Screen />);
  press("Propose something");
  rerender(<Screen />);
  press("Never mind");
  rerender(<Screen />);
  expect(screen.getByText("Take a card.")).toBeTruthy();
  expect(sent()).toEqual([]);
});

it("of somebody else is told with its reason, and its answer comes first", () => {
  bertProposes({ steps: [{ seat: 0, domain: "card", id: 2 }], text: "", why: { event: "Dealt", facts: { card: 1 } }, at: 4 });
  render(<Screen />);
  const answers = screen.getAllByRole("button", { name: /Knife|Rope|Lamp/ });
  expect(answers[0]?.textContent).toContain("Lamp");
  expect(answers[0]?.textContent).toContain("proposed by Bert");
  press(/Plans/);
  expect(screen.getByText("Bert proposes")).toBeTruthy();
  expect(screen.getByText("you: Lamp")).toBeTruthy();
  expect(screen.getByText("A card: Rope.")).toBeTruthy();
});

it("of my own can be withdrawn", () => {
  const mine = { steps: [], text: "Wait!", why: null, at: 4 };
  const [anna, bert] = info.seats;
  if (anna && bert) FakeSocket.last.tell({ type: "table", table: { ...info, seats: [{ ...anna, proposal: mine }, bert] }, seats: [0] });
  render(<Screen />);
  press(/Plans/);
  expect(screen.getByText("Wait!")).toBeTruthy();
  press("Withdraw");
  expect(sent()).toEqual([{ type: "propose", steps: [], text: "" }]);
});
