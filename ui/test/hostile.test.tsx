// Texts that people could write to do harm: the page shows them as text, in their own line and direction, and says why one is refused.
import { readFileSync } from "node:fs";

import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import { Chat } from "../src/shell/playing/journal/Chat";
import { Notices } from "../src/shell/playing/Notices";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { ask, FakeSocket, position, snapshot } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";
import { toy } from "./toys";

const here = sitAtToyTable();
// One of them is half a character, which no JSON module may have in it.
const HOSTILE = JSON.parse(readFileSync("../tests/hostile.json", "utf8")) as { text: string; kept: string; what: string }[];
const TURNING = /[\u0590-\u08ff]/;

describe.each(HOSTILE.filter((one) => one.kept))("$what", ({ kept }) => {
  it("stays within its sentence", () => {
    const texts = toy("lighthouse").textsIn("en");
    const line = texts.log({ event: "Signalled", facts: { tower: 0, watch: 1, words: kept } });
    expect(line).toContain(kept);
    expect(line.includes(`\u2068${kept}\u2069`)).toBe(TURNING.test(kept));
  });

  it("is nothing but text in the chat", () => {
    here.table.chat.value = [{ n: 1, seat: 1, name: kept, text: kept, at: "" }];
    const { container } = render(<Chat table={here.table} me={0} />);
    expect([...container.querySelectorAll("bdi")].map((one) => one.textContent)).toEqual([kept, kept]);
    expect(container.querySelector("img, script")).toBeNull();
  });
});

it("a refusal says exactly why, in the reader’s language", () => {
  const refuse = (reason: string, facts: Record<string, number> = {}) => {
    FakeSocket.last.tell({ type: "refused", id: "1", code: "bad_answer", says: "In English.", n: 4, reason, facts });
    const { container, unmount } = render(<Notices {...toyScreen(here.table)} />);
    const said = container.querySelector("[data-alarm]")?.textContent;
    unmount();
    return said;
  };
  expect(refuse("blank")).toBe("There is nothing to read in these words.");
  expect(refuse("too_long", { longest: 60 })).toBe("That is too long: 60 characters at most.");
  expect(refuse("unheard_of")).toBe("That is not a possible answer to the question.");
});

it("that an answer is final is said before it is given", () => {
  FakeSocket.last.tell(snapshot({ position: position(4, { ...ask(4), final: true }) }));
  render(<Prompt {...toyScreen(here.table)} />);
  expect(screen.getByRole("status").textContent).toContain("This answer is final: it cannot be taken back.");
});
