// The page finds its games by their folders, and knows what to do with a game that has none.
import { existsSync, readdirSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { boards, plainGuides, profiles } from "../src/games";
import { AboutScreen } from "../src/shell/about/AboutScreen";
import { HomeScreen } from "../src/shell/home/HomeScreen";
import { posterWords, profiled, profileOf } from "../src/shell/profiles";
import { choose } from "../src/shell/settings/settings";
import { words } from "../src/shell/text/say";

const folder = `${import.meta.dirname}/../src/games`;
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const having = (file: string) => folders.filter((game) => existsSync(`${folder}/${game}/${file}`)).sort();

describe("a game's folder", () => {
  it("is found by itself, with what it has", () => {
    expect(Object.keys(profiles).sort()).toEqual(folders.sort());
    expect(Object.keys(boards).sort()).toEqual(having("index.ts"));
    expect(Object.keys(plainGuides).sort()).toEqual(having("plain.ts"));
    expect(folders.length).toBeGreaterThan(1);
  });

  it("has a place of its own on the platform", () => {
    expect(profiled.map((id) => profileOf(id).order)).toEqual(folders.map((_, place) => place + 1));
  });

  it("can be told from every other by colour and by shape", () => {
    const signs = Object.values(profiles).map(({ sign }) => sign);
    expect(new Set(signs.map(({ shape }) => shape)).size).toBe(signs.length);
    expect(new Set(signs.map(({ colour }) => colour)).size).toBe(signs.length);
  });
});

describe("on the screen", () => {
  beforeAll(async () => {
    choose({ lang: "en" });
    await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  });
  beforeEach(() => {
    const toy = { id: "toy", players: [2, 3], bots: [], options: [], domains: {} };
    const answer = (path: string) => (path === "/api/games" ? Response.json([toy]) : path.endsWith("/en") ? new Response("title = Toy") : Response.json([]));
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("hang the posters of all games, and a plain one for a game without a folder", async () => {
    render(<HomeScreen />);
    await screen.findByRole("heading", { name: "Toy" });
    const titles = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(titles.slice(0, folders.length + 1)).toEqual([...profiled.map((id) => posterWords(id).title), "Toy"]);
    expect(screen.getAllByRole("link", { name: /^Open a table/ })).toHaveLength(1);
  });

  it("thanks the authors of every game that names them", () => {
    const { container } = render(<AboutScreen />);
    const credits = Object.values(profiles).flatMap((profile) => profile.credits ?? []);
    expect(credits.length).toBeGreaterThan(0);
    for (const line of credits) expect(container.textContent).toContain(line);
  });

  it("thanks those who drew the symbols of the shell and of every game, each once", () => {
    const { container } = render(<AboutScreen />);
    const thanked = container.querySelector(".credits")?.textContent.split(" · ") ?? [];
    const drawers = Object.values(profiles).flatMap((profile) => profile.drawers ?? []);
    expect(drawers.length).toBeGreaterThan(0);
    expect(thanked).toEqual([...new Set(["Lorc", "Delapouite", ...drawers])]);
  });
});
