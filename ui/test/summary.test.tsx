// The rules on one page come before the manual, where a game has such a page.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { RulesScreen } from "../src/shell/rules/RulesScreen";
import { sectionsOf, Summary } from "../src/shell/rules/Summary";
import { games } from "../src/shell/server/catalogue";
import { choose } from "../src/shell/settings/settings";
import { words } from "../src/shell/text/say";
import { toy } from "./toys";

const TEXT = "# At a glance\n\n## By night\n\n- **Draw** a ship,\n  and signal. LH-2 LH-3\n- **Call.** LH-5\n\n## By day\n\n- All win. LH-10\n";
const { game, textsIn } = toy("lighthouse");
const asked: string[] = [];

beforeEach(async () => {
  choose({ lang: "en" });
  await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path.includes("/texts/")) return Promise.resolve(new Response(toy("lighthouse").ftl["en"]));
    return Promise.resolve(new Response(path.includes("/summary/") ? TEXT : "# The rules\n\n- **LH-5** Call."));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is made of headings with points below them", () => {
  const { title, sections } = sectionsOf(TEXT);
  expect([title, ...sections.map(({ heading, points }) => [heading, points.length])]).toEqual(["At a glance", ["By night", 2], ["By day", 1]]);
});

it("shows beside a point what is drawn for the rule it names first, and leads to every rule", () => {
  const pictures = { "LH-2": () => <i>drawn</i>, "LH-3": () => <i>never</i> };
  const { container } = render(<Summary text={TEXT} lang="en" game={game} texts={textsIn("en")} pictures={pictures} />);
  expect([...container.querySelectorAll(".picture")].map((one) => [one.textContent, one.getAttribute("aria-hidden")])).toEqual([["drawn", "true"]]);
  expect(container.querySelector(".point p")?.textContent?.replace("\n", " ")).toBe("Draw a ship, and signal. LH-2 LH-3");
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual(["#LH-2", "#LH-3", "#LH-5", "#LH-10"]);
});

it("is printed without what is below it", () => {
  render(<Summary text={TEXT} lang="en" game={game} texts={textsIn("en")} pictures={{}} />);
  const { dataset } = document.documentElement;
  const printed: (string | undefined)[] = [];
  vi.stubGlobal("print", () => printed.push(dataset["print"]));
  fireEvent.click(screen.getByRole("button", { name: "Print this page" }));
  dispatchEvent(new Event("afterprint"));
  expect([...printed, dataset["print"]]).toEqual(["summary", undefined]);
});

it("comes before the manual", async () => {
  games.value = [game];
  render(<RulesScreen game="lighthouse" />);
  const headings = await screen.findAllByRole("heading", { level: 1 });
  expect(headings.map((one) => one.textContent)).toEqual(["At a glance", "The rules"]);
});

it("is not asked for where there is none: the manual stands alone", async () => {
  games.value = [{ ...game, summary: false }];
  render(<RulesScreen game="lighthouse" />);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("The rules");
  expect(asked.filter((path) => path.includes("/summary/"))).toEqual([]);
});
