// What a game says goes with a language is chosen already, until somebody chooses otherwise.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";

import { games } from "../src/shell/server/catalogue";
import { choose } from "../src/shell/settings/settings";
import { SetupScreen } from "../src/shell/setup/SetupScreen";
import { words } from "../src/shell/text/say";
import type { NewTable } from "../src/wire";
import { toy } from "./toys";

const TEXT = "option-wine = Wine\n    .help = What is served.\n    .white = white\n    .red = red";
const asked: NewTable[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function reading(lang: string): Promise<void> {
  await act(() => choose({ lang }));
  await vi.waitFor(() => expect(words.value?.lang).toBe(lang));
}

const served = () => screen.getAllByRole<HTMLInputElement>("radio").find((one) => one.checked && one.closest("[aria-label='Wine']"))?.closest("label")?.textContent;

it("follows the language until something is chosen, and then stays", async () => {
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (init?.body) asked.push(JSON.parse(String(init.body)) as NewTable);
    return Promise.resolve(path === "/api/tables" ? Response.json({ table: { code: "ABCDEF" }, seats: [0] }) : new Response(TEXT));
  });
  const wine = { name: "wine", default: "white", values: ["white", "red"], parts: null };
  games.value = [{ ...toy("masquerade").game, id: "toy", options: [wine], language_options: { fr: { wine: "red" } } }];
  await reading("fr");
  render(<SetupScreen game="toy" />);
  await screen.findByText("Wine");
  expect(served()).toBe("red");
  await reading("en");
  expect(served()).toBe("white");
  await reading("fr");
  fireEvent.click(screen.getByRole("radio", { name: "white" }));
  expect(served()).toBe("white");
  fireEvent.click(document.querySelector(".ticket") as Element);
  await vi.waitFor(() => expect(asked.map(({ options }) => options)).toEqual([{ wine: "white" }]));
});
