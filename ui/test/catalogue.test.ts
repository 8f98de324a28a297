// The words of a game follow the reader's language; until they are here, those read before stay.
import { afterEach, expect, it, vi } from "vitest";

import { gameWords } from "../src/shell/server/catalogue";
import { choose } from "../src/shell/settings/settings";

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
