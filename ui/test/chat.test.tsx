// Where chatting could give something away, the chat says that it is closed, and offers no field.
import { render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";

import { Chat } from "../src/shell/playing/journal/Chat";
import { FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable } from "./toyTable";

const here = sitAtToyTable();

it.each([
  [false, 1, 0],
  [true, 0, 1],
])("closed: %s", (closed, fields, notes) => {
  FakeSocket.last.tell(snapshot({ position: { ...position(4, null), chat_closed: closed } }));
  render(<Chat table={here.table} me={0} />);
  expect(screen.queryAllByRole("textbox")).toHaveLength(fields);
  expect(screen.queryAllByText("The chat is closed to you until the round is over.")).toHaveLength(notes);
});
