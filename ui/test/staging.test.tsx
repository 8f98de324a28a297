// A move is told sentence by sentence, what is held out has its own time, and the question comes last.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { catchUpWith, type Reader, scenesOf } from "../src/shell/playing/staging/scenes";
import { choose } from "../src/shell/settings/settings";
import type { Scene } from "../src/shell/table/playback";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { EventInfo, Moved, Position, Told } from "../src/wire";
import { ask, position } from "./fakeSocket";
import { sitAtToyTable, toyScreen } from "./toyTable";

const here = sitAtToyTable();
const KIND: EventInfo = { facts: {}, rule: "", begins_chapter: false, aside: false, concludes: false, shows: "", shown_to: "", shown_by: "" };
const EVENTS: Record<string, EventInfo> = {
  Went: { ...KIND, facts: { seat: "seat" } },
  Robbed: { ...KIND, facts: { thief: "seat", target: "seat" } },
  Shown: { ...KIND, facts: { owner: "seat", viewer: "seat", card: "card" }, shows: "card", shown_to: "viewer" },
  Counted: { ...KIND, aside: true },
  Passed: KIND,
  Began: { ...KIND, facts: { seat: "seat" }, begins_chapter: true },
};
const TEXT = `
Went = { $seat } goes.
Robbed = { $thief } robs { $target }.
Shown = { $owner } shows a card.
Counted = Three are left.
Passed = { "" }
Began = { $seat } begins.
card-rope = Rope
`;
const went = (seat: number): Told => ({ event: "Went", facts: { seat } });
const began = (seat: number): Told => ({ event: "Began", facts: { seat } });
const ROBBED: Told = { event: "Robbed", facts: { thief: 1, target: 0 } };
const SHOWN: Told = { event: "Shown", facts: { owner: 1, viewer: 0, card: 1 } };
const COUNTED: Told = { event: "Counted", facts: {} };
const PASSED: Told = { event: "Passed", facts: {} };

/** Anna reads; Bert sits opposite. The board has a show that nobody should miss. */
function reader(changed: Partial<Reader> = {}): Reader {
  const { props } = toyScreen(here.table);
  const game = { ...props.game, events: EVENTS };
  const texts = new Texts(game, new Words("en", TEXT), ["Anna", "Bert"]);
  const ui: GameUi = { ...plainUi, demandsAttention: (told) => told.includes(PASSED) };
  return { props: { ...props, game, texts }, ui, mine: [0], covered: false, stands: null, ...changed };
}

const moved = (told: Told[], by = 1, at: Position = position(5, ask(5))): Moved => ({ type: "moved", by, now: "", position: at, first: 0, told });
const eventsIn = (scenes: Scene[]) => scenes.map(({ move, stay }) => [move?.told.map(({ event }) => event).join(" "), stay]);
const play = (told: Told[], by?: number, at?: Position) => scenesOf(reader(), moved(told, by, at), 0);

beforeEach(() => choose({ speed: "normal" }));
afterEach(() => void vi.useRealTimers());

describe("a move", () => {
  it("is told one sentence at a time, longer where it is about the reader; bookkeeping takes no time", () => {
    expect(eventsIn(play([went(1), COUNTED, ROBBED]))).toEqual([["Went Counted", 900], ["Robbed", 1600], ["", 0]]);
  });

  it("asks the reader only when it was told", () => {
    const asked = play([went(1)]).map(({ move }) => [move?.position.ask?.at, move?.position.waiting, move?.first]);
    expect(asked).toEqual([[undefined, [], 0], [5, [0], 1]]);
  });

  it("does not take away a question that stood before", () => {
    expect(eventsIn(play([went(1)], 1, position(5, ask(4))))).toEqual([["Went", 0]]);
  });

  it("of the reader's own is not told to them, but what others do in it is", () => {
    expect(eventsIn(play([went(0)], 0))).toEqual([["Went", 0]]);
    expect(eventsIn(play([went(0), went(1)], 0))).toEqual([["Went Went", 900], ["", 0]]);
  });

  it("of the reader's own is told to them where they did not know how it would go", () => {
    const guessing = reader({ ui: { ...plainUi, surprisesActor: ({ event }) => event === "Went" } });
    expect(eventsIn(scenesOf(guessing, moved([went(0), COUNTED], 0), 0))).toEqual([["Went Counted", 1600], ["", 0]]);
  });

  it("does not say that it is the reader's turn instead of what came before", () => {
    expect(eventsIn(play([went(1), began(0)]))).toEqual([["Went", 900], ["Began", 0], ["", 0]]);
    expect(eventsIn(play([went(0), began(1)]))).toEqual([["Went", 900], ["Began", 900], ["", 0]]);
  });

  it("is not told in sentences to those who read fast, but what is held out stays", () => {
    choose({ speed: "fast" });
    expect(eventsIn(play([went(1), SHOWN]))).toEqual([["Went Shown", 1250], ["", 0]]);
  });

  it("far behind tells only what is about the reader", () => {
    expect(eventsIn(scenesOf(reader(), moved([went(1), ROBBED]), 31))).toEqual([["Went Robbed", 1600], ["", 0]]);
  });
});

describe("what is held out", () => {
  it("lies side by side with its neighbours, after what came before it", () => {
    const scenes = play([went(1), SHOWN, SHOWN, went(1)]);
    expect(scenes.map(({ heldOut }) => heldOut.length)).toEqual([0, 2, 0, 0]);
    expect(scenes[1]?.stay).toBe(3200);
  });

  it("is not for whoever the device is being handed to", () => {
    expect(eventsIn(scenesOf(reader({ covered: true }), moved([SHOWN]), 0))).toEqual([["Shown", 0]]);
  });

  it("comes first when everything was told anew, and the last of it only", () => {
    const [first, ...rest] = catchUpWith(reader(), [PASSED], [...Array<Told>(12).fill(SHOWN), PASSED]);
    expect([first?.heldOut.length, rest.map(({ stay }) => stay)]).toEqual([8, [Infinity]]);
  });
});

describe("a moment that nobody should miss", () => {
  it("waits for the sentences before it, behind a board that does not give it away, and is followed by the others", () => {
    const before = position(4, null, [1]);
    const scenes = scenesOf(reader({ stands: before }), moved([went(1), PASSED, COUNTED, went(1)]), 0);
    expect(eventsIn(scenes)).toEqual([["Went", 900], ["Passed Counted", Infinity], ["Went", 900], ["", 0]]);
    expect(scenes.map(({ move }) => move?.position.n)).toEqual([4, 5, 5, 5]);
  });

  it("tells what belongs to it itself", () => {
    const { ui } = reader();
    const scenes = scenesOf(reader({ ui: { ...ui, belongsToMoment: ({ event }) => event === "Went" } }), moved([PASSED, went(1), went(0), ROBBED, went(1)]), 0);
    expect(eventsIn(scenes)).toEqual([["Passed Went Went", Infinity], ["Robbed", 1600], ["Went", 900], ["", 0]]);
  });

  it("tells all that is left itself where it ends the game", () => {
    const over = { ...position(5, null, []), result: { scores: [1, 0], winners: [0], ranking: [[0], [1]], reason: "" } } as unknown as Position;
    const scenes = play([went(1), PASSED, went(1)], 1, over);
    expect(eventsIn(scenes)).toEqual([["Went", 900], ["Passed Went", Infinity], ["", 0]]);
    expect(scenes.map(({ move }) => move?.position.result !== null)).toEqual([false, true, true]);
  });
});
