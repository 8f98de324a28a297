// The drawings of the summary: one for each of its points, with the figures of the engine.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import { sectionsOf } from "../../../shell/rules/Summary";
import { Texts } from "../../../texts/texts";
import { Words } from "../../../texts/words";
import { GAME } from "../fixtures/moments";
import { pictures } from "../summary";
import { fileOf, summaryIn } from "./files";

afterEach(cleanup);

it("has a picture for each point, and none besides", () => {
  const { sections } = sectionsOf(summaryIn("en"));
  const first = sections.flatMap(({ points }) => points.map(({ text }) => /ME-\d+/.exec(text)?.[0]));
  expect(Object.keys(pictures).sort()).toEqual(first.sort());
});

it.each(Object.entries(pictures))("draws %s without a hole", (_, Picture) => {
  const texts = new Texts(GAME, new Words("en", fileOf("en")), []);
  const { container } = render(<Picture game={GAME} texts={texts} />);
  expect(container.querySelector("svg.me-sum")).not.toBeNull();
  expect(container.innerHTML).not.toMatch(/undefined|NaN/);
  expect(texts.words.faults).toEqual([]);
});

it("knows no hours of its own", () => {
  const game = { ...GAME, constants: { ...GAME.constants, hours: { ...(GAME.constants["hours"] as object), lounge: 9 } } };
  const Lounge = pictures["ME-341"] as (typeof pictures)[string];
  const { container } = render(<Lounge game={game} texts={new Texts(game, new Words("en", fileOf("en")), [])} />);
  expect(container.querySelector(".cost")?.textContent).toBe("9 h");
});
