// What the server refuses is said in the reader's language, with the game's own name for an option.
import { afterEach, expect, it, vi } from "vitest";

import * as api from "../src/shell/server/api";
import { choose } from "../src/shell/settings/settings";
import { words } from "../src/shell/text/say";
import { toy } from "./toys";

const texts = toy("lighthouse").textsIn("fr");
const problem = (code: string, option = "") => JSON.stringify({ code, says: "In English.", option });

async function refused(body: string, status = 400): Promise<string> {
  choose({ lang: "fr" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("fr"));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
  return api.games().then(
    () => "",
    (reason: unknown) => api.faultText(reason, texts),
  );
}

afterEach(() => vi.unstubAllGlobals());

it("a refusal is said in the reader's language", async () => {
  expect(await refused(problem("not_host"), 403)).toBe("Seul l’hôte de la table peut le faire.");
});

it("a wrong option is called by its name", async () => {
  expect(await refused(problem("bad_option", "nights"))).toContain("Nuits");
});

it("an option that is none is told as the server says it", async () => {
  expect(await refused(problem("bad_option"))).toBe("In English.");
});

it("an answer that is no problem of ours, such as a proxy's, still has a sentence", async () => {
  expect(await refused("<h1>Bad Gateway</h1>", 502)).toContain("réessayez");
});
