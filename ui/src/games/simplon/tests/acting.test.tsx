// What is chosen on the map: a way over several stations, a turntable by a tap or by hand.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { fitInBar } from "../../../shell/playing/prompt/Answers";
import type { GameScreenProps } from "../../../shell/playing/GameLayout";
import { actNamed, turntableAct } from "../acts";
import { turnBetween } from "../art/Disc";
import { nearestPosition } from "../choices/grab";
import { boardOf, stationName, viewOf } from "../table";
import type { View } from "../view";
import { draw, hit, propsAt } from "./draw";
import { LANGUAGES } from "./files";

afterEach(cleanup);

/** A way of more than one station that the fixture offers. */
function farWay(view: View) {
  const found = view.reach.find(({ path }) => path.length > 1);
  if (!found) throw new Error("Nothing is further than one station.");
  return found;
}

const nextQuestion = (props: ReturnType<typeof propsAt>, options: number[]) => {
  const ask = props.position.ask && { ...props.position.ask, at: props.position.ask.at + 1, options };
  return { position: { ...props.position, ask }, picks: new Set(options) };
};

test("a station shines with what it costs, and says so", () => {
  const { container, props } = draw("turn-act");
  const { reach } = viewOf(props);
  expect(container.querySelectorAll(".so-glow")).toHaveLength(reach.length);
  const shown = [...container.querySelectorAll(".so-cost text")].map((one) => Number(one.textContent));
  expect(shown.sort()).toEqual(reach.map(({ cost }) => cost).sort());
  const far = farWay(viewOf(props));
  expect(hit(container, `station-${far.station}`).getAttribute("aria-label")).toContain(`${far.cost} points`);
});

test("a tap on a station further away walks there, one answer after the other", () => {
  const { container, props, redraw } = draw("turn-act");
  const { station, path } = farWay(viewOf(props));
  fireEvent.click(hit(container, `station-${station}`));
  expect(vi.mocked(props.pick).mock.calls).toEqual([[path[0]]]);
  redraw({ position: { ...props.position, ask: null }, picks: new Set() }); // on its way
  redraw(nextQuestion(props, path));
  expect(vi.mocked(props.pick).mock.calls).toEqual(path.map((id) => [id]));
});

test("a walk ends where the next station is not offered any more", () => {
  const { container, props, redraw } = draw("turn-act");
  const { station, path } = farWay(viewOf(props));
  fireEvent.click(hit(container, `station-${station}`));
  redraw(nextQuestion(props, [actNamed(props, "end")]));
  redraw({ position: { ...props.position, ask: props.position.ask && { ...props.position.ask, at: props.position.ask.at + 2 } }, picks: new Set(path) });
  expect(props.pick).toHaveBeenCalledTimes(1);
});

test("arrow keys lead along the tracks to the next place", () => {
  const { container, props } = draw("turn-act");
  const venice = boardOf(props).stations.findIndex(({ id }) => id === "venice");
  const start = hit(container, `station-${venice}`);
  start.focus();
  fireEvent.keyDown(start, { key: "ArrowRight" });
  expect((document.activeElement as HTMLElement).dataset["node"]).toBe("zagreb");
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  expect((document.activeElement as HTMLElement).dataset["node"]).toBe("venice");
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  expect((document.activeElement as HTMLElement).dataset["node"]).toBe("F");
});

test("only one place on the map is a stop of the tab key", () => {
  const { container } = draw("turn-act");
  expect(container.querySelectorAll('.so-hits [tabindex="0"]')).toHaveLength(1);
});

test("a tap on a turntable turns it; where it has several positions they hang beside it", () => {
  const { container, props } = draw("turn-act");
  fireEvent.click(hit(container, "turntable-0"));
  expect(props.pick).toHaveBeenCalledWith(turntableAct(props, 0));
  cleanup();
  const asked = draw("turn-position");
  const options = asked.props.position.ask?.options ?? [];
  const hung = [...asked.container.querySelectorAll(".so-positions button")];
  expect(hung).toHaveLength(options.length);
  fireEvent.click(hung[1] as Element);
  expect(asked.props.pick).toHaveBeenCalledWith(options[1]);
});

test("a turntable that is turned by hand takes the nearest position", () => {
  const props = propsAt("turn-act");
  const id = boardOf(props).turntables.findIndex(({ positions }) => positions.length > 2);
  const table = boardOf(props).turntables[id];
  const now = viewOf(props).turntables[id] ?? 0;
  if (!table) throw new Error("No turntable has more than two positions.");
  for (const [position] of table.positions.entries()) {
    if (position === now) continue;
    expect(nearestPosition(props, { id, turned: turnBetween(table, now, position) + 8 })).toBe(position);
  }
  expect(nearestPosition(props, { id, turned: 3 })).toBeNull();
});

test("load, exchange and end lie beside the question, and dark ones say why", () => {
  const { container, props } = draw("turn-act");
  const words = [...container.querySelectorAll<HTMLButtonElement>(".so-acts button")].map((one) => [one.disabled, one.textContent]);
  expect(words).toEqual([
    [true, `Loadnothing in ${stationName(props, viewOf(props).stations[props.seat] ?? 0)}`],
    [true, "Exchangenobody here"],
    [false, "1End the turn2 points lost"],
  ]);
});

test.each(["turn-ride", "turn-pieces"])("in every language the answers of %s find room beside the question, and cover nothing of the map", (name) => {
  for (const lang of LANGUAGES) {
    const props = propsAt(name, {}, lang);
    expect(fitInBar({ props } as GameScreenProps, props.position.ask?.options ?? []), lang).toBe(true);
  }
});

test("the positions of a turntable hang beside it, not over it", () => {
  const { container, props } = draw("turn-position");
  const turning = hit(container, `turntable-${Number(props.position.ask?.facts["turntable"])}`);
  const [x = 0, y = 0] = (/translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec((container.querySelector(".so-hits") as HTMLElement).style.transform) ?? []).slice(1).map(Number);
  const at = { x: x + parseFloat(turning.style.left), y: y + parseFloat(turning.style.top) };
  const { left, top, width } = (container.querySelector(".so-positions") as HTMLElement).style;
  const beside = at.x < parseFloat(left) || at.x > parseFloat(left) + parseFloat(width);
  const [above, rows] = [parseFloat(top), container.querySelectorAll(".so-positions button").length];
  expect(beside || at.y < above || at.y > above + rows * 52).toBe(true);
  expect(container.querySelectorAll(".so-turnable")).toHaveLength(1);
});

test("where nothing can be exchanged it says why", () => {
  const said = (change: Partial<View>) => {
    cleanup();
    const { position, seat } = propsAt("turn-act");
    const view = position.view as View;
    const apart = view.stations.map((at, one) => (one === seat ? at : null));
    const { container, props } = draw("turn-act", { position: { ...position, view: { ...view, stations: apart, ...change } }, picks: new Set([actNamed(propsAt("turn-act"), "end")]) });
    return container.querySelectorAll(".so-acts small")[1]?.textContent ?? String(props.seat);
  };
  const { position, seat } = propsAt("turn-act");
  const here = (position.view as View).stations.map(() => (position.view as View).stations[seat] ?? null);
  expect(said({})).toBe("nobody here");
  expect(said({ stations: here, exchanged: [] })).toBe("nothing to exchange");
  expect(said({ stations: here, exchanged: [seat ? 0 : 1] })).toBe("done here already");
});
