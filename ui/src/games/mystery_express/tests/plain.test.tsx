// Without its board, Mystery Express is read: every field has a name in every language, and every number a meaning.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { PlainBoard } from "../../../shell/plain/PlainBoard";
import { choose } from "../../../shell/settings/settings";
import { words } from "../../../shell/text/say";
import { GAME, MOMENTS } from "../fixtures/moments";
import { fileOf, LANGUAGES, told } from "./files";

afterEach(cleanup);

/** What is worth reading, in this order. */
const FIELDS = `leg city active hours taken hand discard first used conductor tokens spots stacks boarded unveiled
  characters cars hand_backs discard_backs telegrams answers solution winners`.split(/\s+/);

async function board(name: string, lang = "en") {
  const props = told(name, lang);
  const { container } = render(<PlainBoard {...props} />);
  await vi.waitFor(() => expect(container.querySelector("dl")).not.toBeNull());
  return { props, container };
}

const fact = (container: Element, name: string) =>
  [...container.querySelectorAll("dt")].find((one) => one.textContent === name)?.nextElementSibling?.textContent;
const row = (container: Element, name: string) =>
  [...container.querySelectorAll("tbody th")].find((one) => one.textContent === name)?.closest("tr")?.textContent;

describe.each(LANGUAGES)("in %s", (lang) => {
  beforeAll(async () => {
    choose({ lang });
    await vi.waitFor(() => expect(words.value?.lang).toBe(lang));
  });

  test("the same fields are read in the same order", () => {
    const named = [...fileOf(lang).matchAll(/^view-(\w+) =/gm)].map((found) => found[1] ?? "");
    expect(named.filter((name) => !(name in GAME.view))).toEqual([]);
    expect(named).toEqual(FIELDS);
  });

  test.each(["turn-action", "end"])("%s has neither keys nor ids nor holes", async (name) => {
    const { props, container } = await board(name, lang);
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object|view-|null|\w_\w/);
    expect(props.texts.words.faults).toEqual([]);
  });
});

describe("in English", () => {
  beforeAll(async () => {
    choose({ lang: "en" });
    await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  });

  test("what I know is said in words", async () => {
    const { container } = await board("chat-card");
    expect(fact(container, "Leg")).toBe("1");
    expect(fact(container, "Whose turn it is")).toBe("Camille");
    expect(fact(container, "Your discard")).toBe("Jealousy, Rivalry");
    expect(fact(container, "The conductor’s cards")).toBe("spot 1: Modus Operandi; spot 3: Location");
    expect(fact(container, "The passengers’ cards")).toBe(
      "first passenger stack: 1 × Modus Operandi, 1 × Suspect, 1 × Motive; second passenger stack: 1 × Suspect, 1 × Location",
    );
  });

  test("everybody has a row with what is known of them", async () => {
    const { container } = await board("chat-card");
    expect(row(container, "Paul")).toBe("PaulDoctor StraussSleeping Car1 × Modus Operandi, 2 × Suspect, 1 × Motive, 1 × Location2 × Motive");
  });

  test("the notebook is a table of what was seen, and of the player's own marks", async () => {
    const { container } = await board("chat-card");
    expect(row(container, "Jealousy")).toContain("innocentseen onceboth copies seen");
    expect(row(container, "Hanged")).toContain("?");
    expect(row(container, "Stabbed")).toBeUndefined(); // not in the game
  });

  test("what is empty is left out", async () => {
    const { container } = await board("setup-character");
    expect(fact(container, "The truth")).toBeUndefined();
    expect(container.textContent).not.toContain("Telegram");
  });

  test("every moment can be read", async () => {
    for (const name of MOMENTS) {
      const { container } = await board(name);
      expect(container.querySelectorAll("dt").length, name).toBeGreaterThan(0);
      cleanup();
    }
  });
});
