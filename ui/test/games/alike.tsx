// Tests that every game has, whatever it draws.
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { expect, test, vi } from "vitest";

import type { BoardProps } from "../../src/contract/board";
import type { SummaryPictures } from "../../src/contract/summary";
import type { Words } from "../../src/texts/words";
import type { Ask } from "../../src/wire";
import { faultsOf } from "./draw";
import { LANGUAGES } from "./files";

interface Drawn {
  props: BoardProps;
  container: Element;
}

/** Every moment is drawn without a fault, and a click answers what is asked: no more, no less. */
export function momentsOfferWhatIsAsked(moments: string[], draw: (name: string) => Drawn, answers: (container: Element) => HTMLButtonElement[], answersOnBoard: (ask: Ask, props: BoardProps) => number[]): void {
  test.each(moments)("%s is drawn without a fault, and offers exactly what may be chosen", (name) => {
    const drawn = draw(name);
    expect(faultsOf(drawn)).toEqual([]);
    const { ask } = drawn.props.position;
    for (const button of answers(drawn.container)) fireEvent.click(button);
    const chosen = vi.mocked(drawn.props.pick).mock.calls.map(([id]) => id);
    expect([...new Set(chosen)].sort()).toEqual((ask ? answersOnBoard(ask, drawn.props) : []).sort());
    cleanup();
  });
}

export function languagesHaveTheSameWords(wordsIn: (lang: string) => Words): void {
  test("every language has the words that the others have", () => {
    const [first, ...rest] = LANGUAGES.map((lang) => wordsIn(lang).keys.filter((key) => key.startsWith("board-")).sort());
    expect(first?.length).toBeGreaterThan(50);
    for (const keys of rest) expect(keys).toEqual(first);
  });
}

/** Every point of the summary has its drawing, and no drawing is without a point. */
export function summaryIsDrawn(pictures: SummaryPictures, props: BoardProps, summaryIn: (lang: string) => string): void {
  const rule = new RegExp(`${props.game.rule_prefix}-\\w+`);
  test.each(LANGUAGES)("in %s the points name the rules that are drawn", (lang) => {
    const points = summaryIn(lang).split(/^- /m).slice(1);
    expect(points.map((point) => rule.exec(point)?.[0])).toEqual(Object.keys(pictures));
  });
  test.each(Object.entries(pictures))("%s is drawn", (_, Picture) => {
    const { container } = render(<Picture game={props.game} texts={props.texts} />);
    expect(container.querySelectorAll("svg").length).toBeGreaterThan(0);
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
    expect(props.texts.words.faults).toEqual([]);
    cleanup();
  });
}
