// My things: the great button, a draft that nobody sees, the order of answers, the Maestro's card.
import { act, cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { View } from "../view";
import { draw, propsAt } from "./draw";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const great = (container: Element) => container.querySelector<HTMLButtonElement>(".my-found button") as HTMLButtonElement;
const field = (container: Element) => container.querySelector<HTMLInputElement>(".my-field input") as HTMLInputElement;
const type = (container: Element, value: string) => fireEvent.input(field(container), { target: { value } });
const namesOf = (container: Element) => [...container.querySelectorAll(".my-queue li b")].map((one) => one.textContent);

test("“I have it!” declares, and the draft stays where it is", () => {
  const { container, props } = draw("answer-declare");
  type(container, "Hamlet");
  great(container).click();
  expect(props.pick).toHaveBeenCalledWith(props.game.domains["declaration"]?.indexOf("declare"));
  expect(field(container).value).toBe("Hamlet");
});

test("a draft is never sent before one is asked, outlives a reload, and is sent then", () => {
  const write = vi.fn();
  const waiting = draw("waits-turn-clue", { write: undefined });
  type(waiting.container, "Hamlet");
  fireEvent.submit(field(waiting.container).form as HTMLFormElement);
  expect(great(waiting.container).disabled).toBe(true);
  cleanup();
  const { seat, position, table } = waiting.props;
  const { ask } = propsAt("answer-propose").position;
  const asked = draw("answer-propose", { seat, table, position: { ...position, ask }, write });
  expect(field(asked.container).value).toBe("Hamlet");
  great(asked.container).click();
  expect(write.mock.calls).toEqual([["Hamlet"]]);
});

test("what was sent stays until another question stands: it may be refused", () => {
  const { container, props, redraw } = draw("answer-propose", { write: vi.fn() });
  type(container, "Hamlet");
  fireEvent.submit(field(container).form as HTMLFormElement);
  expect(field(container).value).toBe("Hamlet");
  act(() => redraw({ position: { ...props.position, ask: null } }));
  expect(field(container).value).toBe("");
});

test("dark says why not", () => {
  expect(great(draw("turn-tile").container).textContent).toContain("First choose a tile");
  cleanup();
  expect(great(draw("out-answer-declare").container).textContent).toContain("Out until the next round");
});

test("whoever is active is told of others only until they answer; on the last tile nobody has declared", () => {
  const { position } = propsAt("waits-turn-clue");
  const view = position.view as View;
  const noted = (more: Partial<View>, waiting: number[]) => {
    cleanup();
    return great(draw("waits-turn-clue", { position: { ...position, waiting, view: { ...view, ...more } } }).container).textContent;
  };
  expect(noted({ declarers: [3] }, [0])).toContain("The others may declare first");
  expect(noted({ declarers: [3] }, [3])).toContain("After the next clue");
  expect(noted({ in_play: [2] }, [0])).toContain("After the next clue");
  expect(noted({ active: 3, declarers: [2] }, [3])).toContain("Declared as number 1");
  expect(noted({ active: 3, declarers: [2], text: [] }, [3])).toContain("You answer as number 1");
});

test("the last one in play is told that this is the last turn", () => {
  const { container, props } = draw("last-turn-turn-tile");
  const note = props.texts.word("board-note-last-turn");
  expect(container.querySelector(".my-note")?.textContent).toBe(note);
  cleanup();
  expect(draw("turn-tile").container.querySelector(".my-note")?.textContent).not.toBe(note);
});

test("the active player comes first, then the declarers as they came, then perhaps I", () => {
  const { container, props } = draw("answer-declare");
  const view = props.position.view as View;
  const names = [view.active, ...view.declarers].map((seat) => props.table.seats[seat ?? -1]?.name);
  expect(namesOf(container)).toEqual([...names, "you?"]);
});

test("how many have not decided is told as long as they may declare, not while somebody answers", () => {
  const { position } = propsAt("answer-declare");
  const view = { ...(position.view as View), missing: 1 };
  const missing = (waiting: number[], more: Partial<View> = {}) => {
    cleanup();
    return draw("answer-declare", { position: { ...position, waiting, view: { ...view, ...more } } }).container.querySelector(".my-missing")?.textContent;
  };
  expect(missing([1])).toBe("One has not decided yet.");
  expect(missing([2])).toBeUndefined();
  expect(missing([0])).toBeUndefined();
  expect(missing([3], { answers: [{ seat: 0, words: "a cat", right: null }] })).toBeUndefined();
});

test("only the Maestro has the card: fourteen words, one of them marked", () => {
  const { container, props } = draw("turn-clue");
  const { word, key } = props.position.view as View;
  const words = [...container.querySelectorAll(".my-card li")];
  expect(words.map((one) => one.hasAttribute("data-key"))).toEqual(Array.from({ length: 14 }, (_, tile) => tile === key));
  expect(words[key ?? -1]?.textContent).toBe(word);
  cleanup();
  expect(draw("answer-declare").container.querySelector(".my-card")).toBeNull();
});

test("a near miss is pointed out to the Maestro, anything else is not", () => {
  const { props } = draw("answer-judge");
  const { ask } = props.position;
  const judging = (near: string) => {
    cleanup();
    const facts = { ...ask?.facts, near };
    return draw("answer-judge", { position: { ...props.position, ask: ask && { ...ask, facts } } }).container.querySelector(".my-near");
  };
  expect(judging("ladder")?.textContent).toContain("ladder");
  expect(judging("")).toBeNull();
});

test("whoever writes a clue that does not look like its tile is told so, and may send it", () => {
  const { props } = draw("turn-clue");
  const { ask } = props.position;
  const target = props.game.domains["tile"]?.indexOf("verb");
  cleanup();
  const { container } = draw("turn-clue", { position: { ...props.position, ask: ask && { ...ask, facts: { ...ask.facts, target } } } });
  const written = (text: string) => {
    type(container, text);
    return container.querySelector(".my-note")?.hasAttribute("data-doubt");
  };
  const clues = (props.position.view as View).options.language === "fr" ? ["une pomme", "dormir"] : ["running", "to sleep"];
  expect(clues.map(written)).toEqual([true, false]);
});

test("whoever has answered awaits the verdict, and whoever comes after is not told that another may say nothing", () => {
  const { position } = propsAt("answer-judge");
  const view = position.view as View;
  const { guesser } = (position.ask?.facts ?? {}) as { guesser: number };
  const noted = (active: number, declarers: number[]) => {
    cleanup();
    const { container } = draw("answer-judge", { position: { ...position, view: { ...view, active, declarers, in_play: [0, 1, 2, 3, 4] } } });
    return [...container.querySelectorAll(".my-queue li")].map((one) => one.querySelector("small")?.textContent ?? "");
  };
  const other = [0, 1, 2, 3, 4].find((seat) => seat !== guesser && seat !== view.maestro) ?? -1;
  expect(noted(guesser, [other])).toEqual(["awaits the verdict", "must answer"]);
  expect(noted(other, [guesser])).toEqual(["", "awaits the verdict"]);
});
