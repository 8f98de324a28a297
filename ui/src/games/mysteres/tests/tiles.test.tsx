// What stands on a tile that is turned: special ones have no clue, and are not left with nothing on them. And what was wrong.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { idOf } from "../table";
import type { View } from "../view";
import { draw, propsAt } from "./draw";

afterEach(cleanup);

/** This tile lies there turned, after this was told. */
function turned(id: string, told: { event: string; facts: Record<string, number> }[] = []): Element {
  const { position, game, told: before } = propsAt("answer-declare-special");
  const tile = idOf({ game }, "tile", id);
  const view = position.view as View;
  const others = view.grid.filter((one) => one !== tile).slice(0, 8);
  const changed = { ...view, grid: [tile, ...others], void: [tile], text: others.filter((one) => one !== null), clues: [] };
  const { container } = draw("answer-declare-special", { position: { ...position, view: changed }, told: [...before, ...told] });
  return container.querySelector(`.my-${id}.my-tile`) as Element;
}

const written = (tile: Element) => ["small", "em"].map((part) => tile.querySelector(`.my-clue ${part}`)?.textContent ?? "");

test("a reply stands large below its question", () => {
  const { words } = (propsAt("answer-declare-special").position.view as View).questions[0] ?? {};
  const tile = turned("direct_question");
  expect(written(tile)).toEqual([words, "no"]);
  expect(tile.getAttribute("aria-label")).toBe(`Direct Question: ${words} no`);
});

test("Double Proposal says what it does, Verification for which tile there was a new clue", () => {
  expect(written(turned("double_proposal"))).toEqual(["", "two rounds of answers"]);
  cleanup();
  const { game, texts } = propsAt("answer-declare-special");
  const target = idOf({ game }, "tile", "adjective");
  const tile = turned("verification", [{ event: "TargetNamed", facts: { seat: 0, tile: idOf({ game }, "tile", "verification"), target } }]);
  expect(written(tile)).toEqual(["new clue for", texts.noun("tile", target)]);
});

test("a special tile says what it does before it is chosen; the others name their category alone", () => {
  const { position, game, texts } = propsAt("turn-tile-special");
  const grid = ["verification", "first_letter", "animal"].map((id) => idOf({ game }, "tile", id));
  const view = { ...(position.view as View), grid, text: grid, void: [] };
  const { container } = draw("turn-tile-special", { position: { ...position, view } });
  const said = [...container.querySelectorAll(".my-grid .my-poster")].map((one) => one.querySelector("small")?.textContent);
  expect(said).toEqual([...grid.slice(0, 2).map((tile) => texts.form("tile", tile, "help")), undefined]);
});

test("of the answers that were wrong the newest stands first, and those not judged or right are left out", () => {
  const { position } = propsAt("turn-tile");
  const answers = [
    { seat: 0, words: "opera", right: false },
    { seat: 1, words: "radio", right: false },
    { seat: 0, words: "tango", right: null },
  ];
  const { container } = draw("turn-tile", { position: { ...position, view: { ...(position.view as View), answers } } });
  expect([...container.querySelectorAll(".my-refused em")].map((one) => one.textContent)).toEqual(["radio", "opera"]);
});
