// What is held out to the reader or done to them cannot be missed, and can be called up again; where it happens is lit.
import { fireEvent, render } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import { plainUi } from "../src/shell/plain/plainUi";
import { GameLayout } from "../src/shell/playing/GameLayout";
import { Prompt } from "../src/shell/playing/prompt/Prompt";
import { Spotlight } from "../src/shell/playing/staging/Spotlight";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { EventInfo, Told } from "../src/wire";
import { position } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();
const ROBBED: EventInfo = { facts: { thief: "seat", target: "seat" }, rule: "", begins_chapter: false, concludes: false, aside: false, shows: "", shown_to: "", shown_by: "" };
const TEXT = `
title = Toy
Robbed = { $thief } robs { $target }.
    .target = { $thief } robs you.
take = Take a card.
take-help = Any of them.
card-knife = Knife
card-rope = Rope
card-lamp = Lamp
list =
    .and = { $rest } and { $last }
    .comma = { $rest }, { $last }
`;
const robbed = (thief: number, target: number): Told => ({ event: "Robbed", facts: { thief, target } });

/** Anna reads; Bert sits opposite. */
function screen(justTold: Told[], asked: boolean, told = justTold, question = "Take a card.") {
  const { table, props, ui } = toyScreen(here.table);
  const game = { ...props.game, events: { Robbed: ROBBED } };
  const texts = new Texts(game, new Words("en", TEXT.replace("Take a card.", question)), ["Anna", "Bert"]);
  const waiting = { ...position(4, null), waiting: [1] };
  return { table, ui, props: { ...props, game, texts, told, justTold, position: asked ? props.position : waiting } };
}

describe("what somebody does to the reader", () => {
  it("is what the prompt says while they wait, and marked", () => {
    const { container } = render(<Prompt {...screen([robbed(1, 0)], false)} />);
    expect(container.querySelector(".prompt[data-touches] .question p")?.textContent).toContain("Bert robs you.");
  });

  it("stands above the question they are asked", () => {
    const { container } = render(<Prompt {...screen([robbed(1, 0)], true)} />);
    expect(container.querySelector(".touched[role=alert]")?.textContent).toBe("Bert robs you.");
    expect(container.querySelector(".question p")?.textContent).toContain("Take a card.");
  });

  it("never lies over what is asked for: of many things, the last two", () => {
    const { container } = render(<Prompt {...screen([robbed(1, 0), robbed(1, 0), robbed(1, 0)], true)} />);
    expect(container.querySelectorAll(".touched p")).toHaveLength(2);
  });

  it("goes out of the way of whoever goes on, but not by a tap that was meant for something else", async () => {
    vi.useFakeTimers();
    const { container } = render(<Prompt {...screen([robbed(1, 0)], true)} />);
    const gone = async () => {
      fireEvent.pointerDown(container);
      await vi.advanceTimersByTimeAsync(1500);
      return container.querySelector(".touched[data-gone]") !== null;
    };
    await vi.advanceTimersByTimeAsync(100);
    expect([await gone(), await gone()]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it("is not said twice where the question begins with it", () => {
    const { container } = render(<Prompt {...screen([robbed(1, 0)], true, undefined, "Bert robs you: take a card.")} />);
    expect(container.querySelector(".touched")?.textContent).toBe("");
  });

  it("is not what they did themselves", () => {
    const { container } = render(<Prompt {...screen([robbed(0, 1)], true)} />);
    expect(container.querySelector(".touched")?.textContent).toBe("");
  });

  it("can be called up again long afterwards, though nothing was held out", () => {
    here.table.playback.recalling.value = true;
    const { container } = render(<Spotlight {...screen([], false, [robbed(1, 0), robbed(0, 1)])} shown={[]} />);
    const lines = [...container.querySelectorAll(".lately > span")].map((line) => line.textContent);
    expect(lines).toEqual(["Bert robs you."]);
  });
});

describe("what is held out to the reader", () => {
  const held = (told: Told, id: number) => ({ told, domain: "card", id });
  const lines = (container: Element, where: string) => [...container.querySelectorAll(where)].map((line) => line.textContent);

  it("lies side by side over the sentence that says whose it is, is spoken, and goes by a key", () => {
    const [first, then] = [robbed(1, 0), robbed(1, 0)];
    const { container } = render(<Spotlight {...screen([], false)} shown={[held(first, 0), held(first, 2), held(then, 1)]} />);
    expect(lines(container, "figure")).toEqual(["KnifeLampBert robs you.", "RopeBert robs you."]);
    expect(lines(container, "[role=alert] p")).toEqual(["Bert robs you.", "Bert robs you."]);
    const release = vi.spyOn(here.table.playback, "release");
    fireEvent.keyDown(window, { key: "Enter" });
    expect(release).toHaveBeenCalledOnce();
  });

  it("has its place for what is spoken before anything is", () => {
    const { container } = render(<Spotlight {...screen([], false)} shown={[]} />);
    expect(lines(container, "[role=alert]")).toEqual([""]);
    expect(container.querySelector(".spotlight")).toBe(null);
  });
});

describe("the place where it happens", () => {
  const ui = { ...plainUi, Board: () => <p data-id="bank" />, whereOf: (told: Told) => (told.event === "Robbed" ? "bank" : null) };

  it("is lit for as long as the move stays", () => {
    const { container, rerender } = render(<GameLayout {...screen([robbed(1, 0)], false)} ui={ui} />);
    const bank = container.querySelector("[data-id=bank]");
    expect(bank?.hasAttribute("data-lit")).toBe(true);
    rerender(<GameLayout {...screen([{ event: "Dealt", facts: {} }], false)} ui={ui} />);
    expect(bank?.hasAttribute("data-lit")).toBe(false);
  });

  it("gives way to what is asked", () => {
    const { container } = render(<GameLayout {...screen([robbed(1, 0)], true)} ui={ui} />);
    expect(container.querySelector("[data-lit]")).toBe(null);
  });
});
