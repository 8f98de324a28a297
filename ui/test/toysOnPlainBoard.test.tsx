// Any game can be played without a board of its own: both toys, at every question they ask, in every language.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { PlainBoard } from "../src/shell/plain/PlainBoard";
import { plainUi } from "../src/shell/plain/plainUi";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { choose } from "../src/shell/settings/settings";
import { words } from "../src/shell/text/say";
import { LANGUAGES } from "../src/texts/words";
import { FakeSocket, snapshot } from "./fakeSocket";
import { momentOf, toy, TOYS } from "./toys";
import { sitAtToyTable } from "./toyTable";

const MOMENTS = TOYS.flatMap((id) => Object.keys(toy(id).moments).map((decision) => [id, decision] as const));
const here = sitAtToyTable();

function drawn(id: string, decision: string, lang = "en") {
  const props = momentOf(id, decision, lang);
  const { seat, table, position } = props;
  FakeSocket.last.tell(snapshot({ table, seat, seats: [seat], position }));
  const { form } = here.table;
  const asked = { ...props, position: { ...position, ask: form.asked.value }, form: form.draft.value };
  const given = { table: here.table, props: { ...asked, pick: (choice: number) => form.choose(choice) }, ui: plainUi };
  const { container } = render(
    <>
      <PlainBoard {...given.props} />
      <Prompt {...given} />
    </>,
  );
  return { props, container };
}

describe.each(Object.keys(LANGUAGES))("in %s", (lang) => {
  beforeAll(async () => {
    choose({ lang });
    await vi.waitFor(() => expect(words.value?.lang).toBe(lang));
  });
  afterEach(cleanup);

  it.each(MOMENTS)("%s, %s: has neither keys nor holes", (id, decision) => {
    const { props, container } = drawn(id, decision, lang);
    expect(container.querySelectorAll("dt").length).toBeGreaterThan(3);
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object|\{ ?\$/);
    expect(props.texts.words.faults).toEqual([]);
  });
});

/** Questions that one answer answers: not those of several parts, see form.test.tsx. */
const ANSWERED_AT_ONCE = MOMENTS.filter(([id, decision]) => momentOf(id, decision, "en").position.ask?.parts.length === 0);

describe.each(ANSWERED_AT_ONCE)("%s, %s", (id, decision) => {
  const sent = () => FakeSocket.last.sent.flatMap((one) => (one.type === "answer" ? [one.choice] : []));

  it("offers exactly what may be chosen, or a field for words", () => {
    const { props, container } = drawn(id, decision);
    const { domain, options } = props.position.ask as NonNullable<typeof props.position.ask>;
    if (domain === "text") {
      fireEvent.input(screen.getByRole("textbox"), { target: { value: "fog" } });
      fireEvent.submit(screen.getByRole("textbox").closest("form") as HTMLFormElement);
      expect(sent()).toEqual(["fog"]);
      return;
    }
    const buttons = container.querySelectorAll<HTMLButtonElement>(".answers button");
    expect(buttons).toHaveLength(options.length);
    fireEvent.click(buttons[options.length - 1] as Element);
    expect(sent()).toEqual([options.at(-1)]);
  });
});
