// The words of a game follow the reader's language; until they are here, those read before stay.
import { effect } from "@preact/signals";
import { afterEach, expect, it, vi } from "vitest";

import { gameOf, games, gameWords } from "../src/shell/server/catalogue";
import { choose } from "../src/shell/settings/settings";
import type { GameInfo } from "../src/wire";

afterEach(() => vi.unstubAllGlobals());

it("nothing vanishes while another language is on its way", async () => {
  let arrive = () => {};
  const text = (lang: string) => new Response(`title = Toy in ${lang}`);
  vi.stubGlobal("fetch", (path: string) => {
    if (path.endsWith("/en")) return Promise.resolve(text("English"));
    return new Promise((come) => (arrive = () => come(text("French"))));
  });
  choose({ lang: "en" });
  await vi.waitFor(() => expect(gameWords("toy")?.say("title")).toBe("Toy in English"));
  choose({ lang: "fr" });
  expect(gameWords("toy")?.say("title")).toBe("Toy in English");
  arrive();
  await vi.waitFor(() => expect(gameWords("toy")?.say("title")).toBe("Toy in French"));
  choose({ lang: "en" });
});

it("words that were lost on the way are asked for again, whether or not anybody moves", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError("away")).mockResolvedValue(new Response("title = Late toy"));
  vi.stubGlobal("fetch", fetched);
  let title: string | undefined;
  const leave = effect(() => void (title = gameWords("late")?.say("title")));
  await vi.advanceTimersByTimeAsync(1000);
  expect([title, fetched.mock.calls.length]).toEqual([undefined, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(title).toBe("Late toy");
  leave();
  vi.useRealTimers();
});

it("at a table a game has the ids and names of its edition, made once", () => {
  const game = { id: "toy", edition_option: "map", domains: { town: ["rome"] }, names: {}, layout: {} };
  const alps = { domains: { town: ["bern"] }, names: {}, layout: { size: 3 } };
  games.value = [{ ...game, editions: { alps } } as unknown as GameInfo];
  expect(gameOf("toy")?.domains).toEqual({ town: ["rome"] });
  expect(gameOf("toy", { map: "plain" })?.domains).toEqual({ town: ["rome"] });
  expect(gameOf("toy", { map: "alps" })).toMatchObject({ id: "toy", ...alps });
  expect(gameOf("toy", { map: "alps" })).toBe(gameOf("toy", { map: "alps" }));
  games.value = null;
});
