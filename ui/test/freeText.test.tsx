// Words or an id in one question: a field that says how much fits in, and a button for what may be said instead.
import { fireEvent, render } from "@testing-library/preact";
import { expect, it } from "vitest";

import { plainUi } from "../src/shell/plain/plainUi";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import type { Reply } from "../src/wire";
import { ask, FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();

const wordsOr = { ...ask(4), domain: "text", instead: "card", longest: 12, options: [1], final: true };

function asked(ui = plainUi) {
  FakeSocket.last.tell(snapshot({ position: position(4, wordsOr) }));
  return render(<Prompt {...toyScreen(here.table, ui)} />);
}

const given = () => FakeSocket.last.sent.filter((one): one is Reply => one.type === "answer").map(({ choice }) => choice);

it("takes words, no more than fit, and says how many letters there are when they run short", () => {
  const { container, getByText } = asked();
  const field = container.querySelector("input") as HTMLInputElement;
  expect(field.maxLength).toBe(12);
  fireEvent.input(field, { target: { value: "a long word" } });
  expect(getByText("11 / 12")).toBeTruthy();
  fireEvent.submit(field.form as HTMLFormElement);
  expect(given()).toEqual(["a long word"]);
});

it("takes what may be said instead", () => {
  asked().getByText("Rope").click();
  expect(given()).toEqual([1]);
});

it("leaves the field to a board that has one", () => {
  const { container } = asked({ ...plainUi, wordsOnBoard: () => true, answersOnBoard: ({ options }) => options });
  expect(container.querySelector("input, .answers")).toBeNull();
});
